import { useApi } from '@vitrine/client/react';
import type { OrderReturn } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Modal } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { useAction } from '../../../shared/action/useAction.ts';
import { useConfirmation } from '../../../shared/action/useConfirmation.ts';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { messages } from './messages.ts';
import { ReturnView } from './ReturnView.tsx';

type ReturnDetailViewProps = ScreenProps & PrivateProps<OrderReturn>;

/** One return of the shopper, which can be withdrawn before pick-up. */
export function ReturnDetailView({ params: { id = '' }, data, setData }: ReturnDetailViewProps) {
  const t = useMessages(messages);
  const api = useApi();
  const { isPending, run } = useAction();

  const { ask, dialog } = useConfirmation(() =>
    run(async () => {
      setData(await api.cancelReturn({ params: { id } }));
      return t.withdrawn;
    }),
  );

  return (
    <>
      <ReturnView orderReturn={data} isPending={isPending} onWithdraw={ask} />
      <Modal {...dialog} title={t.withdrawTitle} confirm={t.withdraw} cancel={t.keep}>
        {t.withdrawHint}
      </Modal>
    </>
  );
}
