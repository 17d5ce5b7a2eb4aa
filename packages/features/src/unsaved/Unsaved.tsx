import { useMessages, usePlatform } from '@vitrine/platform';
import { Modal } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';

/** Asks before a shopper leaves something unsaved behind. */
export function Unsaved({ when }: { when: boolean }) {
  const { title, sentence, question } = useMessages(messages);
  const { navigation } = usePlatform();
  const [leave, setLeave] = useState<{ go: () => void }>();

  useEffect(() => {
    if (!when) return;
    return navigation.holdBack((go) => setLeave({ go }), question);
  }, [when, navigation, question]);

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
