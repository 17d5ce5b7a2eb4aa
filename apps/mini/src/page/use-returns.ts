import { useDidShow, usePullDownRefresh } from '@tarojs/taro';
import { useRef, useState } from 'react';
import type { Shop } from '../shop/shop.ts';

const PAGE_VISITED = { event: 'GenericPageVisited', parameters: {} } as const;

/** The page that was visited last: it is no new visit when the host's album or till closes over it. */
let visited: object | undefined;

/**
 * Tells of the page each time that the shopper comes to it: as it opens, by a tab, or by going back.
 * Answers how often it has to be looked at anew, as after coming back to it or pulling at it.
 */
export function useReturns({ platform }: Shop): number {
  const page = useRef({ isOpen: false });
  const [returns, setReturns] = useState(0);
  const lookAnew = () => setReturns((count) => count + 1);
  useDidShow(() => {
    if (visited === page.current) return;
    visited = page.current;
    if (page.current.isOpen) lookAnew();
    page.current.isOpen = true;
    platform.tracking.track(PAGE_VISITED);
  });
  usePullDownRefresh(lookAnew);
  return returns;
}
