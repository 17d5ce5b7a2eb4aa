import { usePlatform } from '@vitrine/platform';
import { Modal } from '@vitrine/ui';
import { useEffect, useState } from 'react';

/** Asks before a shopper leaves something unsaved behind. */
export function Unsaved({ when }: { when: boolean }) {
  const { navigation } = usePlatform();
  const [leave, setLeave] = useState<{ go: () => void }>();

  useEffect(() => {
    if (!when) return;
    return navigation.holdBack((go) => setLeave({ go }));
  }, [when, navigation]);

  return (
    <Modal
      open={leave !== undefined}
      onCancel={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined);
        leave?.go();
      }}
    />
  );
}
