import { useMessages, usePlatform } from '@vitrine/platform';
import { Modal } from '@vitrine/ui';
import { useLayoutEffect, useState } from 'react';
import { messages } from './messages.ts';

/** Asks before a shopper leaves something unsaved behind. */
export function Unsaved({ when }: { when: boolean }) {
  const { title, sentence } = useMessages(messages);
  const { navigation } = usePlatform();
  const [leave, setLeave] = useState<{ go: () => void }>();

  // An effect that waits could still hold who leaves because the shop has saved it.
  useLayoutEffect(() => {
    if (!when) return;
    return navigation.holdBack((go) => setLeave({ go }), `${title}\n${sentence}`);
  }, [when, navigation, title, sentence]);

  return (
    <Modal
      open={leave !== undefined}
      title={title}
      onCancel={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined);
        leave?.go();
      }}
    >
      {sentence}
    </Modal>
  );
}
