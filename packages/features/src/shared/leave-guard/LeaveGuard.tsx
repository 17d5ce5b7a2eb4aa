import { useMessages, usePlatform } from '@vitrine/platform';
import { Modal } from '@vitrine/ui';
import { useLayoutEffect, useState } from 'react';
import { messages } from './messages.ts';

/** Asks for confirmation before the shopper leaves unsaved changes. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { title, sentence } = useMessages(messages);
  const { navigation } = usePlatform();
  const [pending, setPending] = useState<{ leave: () => void; stay: () => void }>();

  // A passive effect would still block a navigation that follows a successful save.
  useLayoutEffect(() => {
    if (!when) return;
    return navigation.blockLeave(
      (leave, stay) => setPending({ leave, stay }),
      `${title}\n${sentence}`,
    );
  }, [when, navigation, title, sentence]);

  return (
    <Modal
      open={pending !== undefined}
      title={title}
      onCancel={() => {
        setPending(undefined);
        pending?.stay();
      }}
      onConfirm={() => {
        setPending(undefined);
        pending?.leave();
      }}
    >
      {sentence}
    </Modal>
  );
}
