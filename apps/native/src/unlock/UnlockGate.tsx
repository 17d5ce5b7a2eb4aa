import { type RouteName, useMessages } from '@vitrine/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { AppState } from 'react-native';
import { messages } from '../messages.ts';
import { Notice } from '../parts/Notice.tsx';
import { useShop } from '../shop/ShopContext.ts';

/** Shows a screen that the shopper has locked only after the device knows its owner. */
export function UnlockGate({ route, children }: { route: RouteName; children: ReactNode }) {
  const { unlock: t } = useMessages(messages);
  const { unlock } = useShop();
  const [isLocked, setLocked] = useState(() => unlock.isLocked(route));
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'background') unlock.lock();
      setLocked(unlock.isLocked(route));
    });
    return () => subscription.remove();
  }, [unlock, route]);
  if (!isLocked) return children;
  const open = () => unlock.unlock(t.title).then((isOpen) => setLocked(!isOpen));
  return (
    <Notice
      title={t.locked}
      hint={t.lockedHint}
      action={{ label: t.open, onPress: () => void open() }}
    />
  );
}
