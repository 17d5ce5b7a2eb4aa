import { useReachBottom } from '@tarojs/taro';
import type { ViewportPort } from '@vitrine/platform';
import { useState } from 'react';

/** Reports when the shopper comes near the end of this page. Each open page has its own end. */
export function usePageEnd(): NonNullable<ViewportPort['onNearEnd']> {
  const [listeners] = useState(() => new Set<() => void>());
  useReachBottom(() => {
    for (const listener of listeners) listener();
  });
  const [listen] = useState(() => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  });
  return listen;
}
