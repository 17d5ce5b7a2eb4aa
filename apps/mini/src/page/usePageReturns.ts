import { useDidShow, usePullDownRefresh } from '@tarojs/taro';
import { useRef, useState } from 'react';
import type { Shop } from '../shop/shop.ts';

const PAGE_VISITED = { event: 'GenericPageVisited', parameters: {} } as const;

/** The page that was shown last. It is not visited again when the host's album or cashier closes over it. */
let lastVisited: object | undefined;

/**
 * Tracks a page view each time the shopper opens the page, switches to it or goes back to it. Returns a
 * number that grows when the page has to refetch: after a return to it, or a pull-down.
 */
export function usePageReturns({ platform }: Shop): number {
  const page = useRef({ isOpen: false });
  const [returns, setReturns] = useState(0);
  const countReturn = () => setReturns((count) => count + 1);
  useDidShow(() => {
    if (lastVisited === page.current) return;
    lastVisited = page.current;
    if (page.current.isOpen) countReturn();
    page.current.isOpen = true;
    platform.tracking.track(PAGE_VISITED);
  });
  usePullDownRefresh(countReturn);
  return returns;
}
