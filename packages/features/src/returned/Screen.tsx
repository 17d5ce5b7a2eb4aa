import { useApi } from '@vitrine/client/react';
import type { OrderReturn } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Modal } from '@vitrine/ui';
import { useState } from 'react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { useDeed } from '../deed/useDeed.ts';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { messages } from './messages.ts';
import { ReturnView } from './ReturnView.tsx';

/** One return of the shopper. */
export function ReturnedScreen({ params: { id = '' } }: ScreenProps) {
  const words = useMessages(messages);
  const api = useApi();
  const [entry, setEntry] = useState<OrderReturn>();
  const [isAsking, setAsking] = useState(false);
  const { busy, act } = useDeed();

  const fetchReturn = async ({ api: asked, signal }: OwnContext): Promise<void> =>
    setEntry(await asked.getReturn({ params: { id } }, { signal }));

  function withdraw(): void {
    setAsking(false);
    void act(id, async () => {
      setEntry(await api.cancelReturn({ params: { id } }));
      return words.withdrawn;
    });
  }

  const here = { route: 'returned', params: { id } } as const;
  return (
    <AccountFrame room="returns" title={words.title} narrow>
      <Own here={here} of={id} skeleton="unready" load={fetchReturn}>
        {entry && (
          <ReturnView
            entry={entry}
            isBusy={busy !== undefined}
            onWithdraw={() => setAsking(true)}
          />
        )}
      </Own>
      <Modal
        open={isAsking}
        title={words.withdrawTitle}
        confirm={words.withdraw}
        cancel={words.keep}
        onCancel={() => setAsking(false)}
        onConfirm={withdraw}
      >
        {words.withdrawHint}
      </Modal>
    </AccountFrame>
  );
}
