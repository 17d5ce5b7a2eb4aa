import { setNavigationBarTitle, useDidHide, useDidShow } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { useCallback, useEffect, useRef } from 'react';
import type { Shop } from '../shop/shop.ts';
import type { Shown } from './use-screen.ts';

/** Alipay's bar is only made transparent: it would write across the header that home has itself. */
const wouldBeCrossed = ({ name }: Screen, { platform }: Shop): boolean =>
  name === 'home' && platform.name === 'alimp';

/** Names the page in the vendor's bar, which belongs to whichever page is on top. */
export function useTitle(screen: Screen, shown: Shown, shop: Shop): void {
  const isOnTop = useRef(true);
  const isSilent = shown.state !== 'standing' || wouldBeCrossed(screen, shop);
  const title = isSilent ? undefined : shown.loaded.head.title;
  const say = useCallback(() => {
    if (isOnTop.current && title !== undefined) setNavigationBarTitle({ title });
  }, [title]);

  useEffect(say, [say]);
  useDidShow(() => {
    isOnTop.current = true;
    say();
  });
  useDidHide(() => {
    isOnTop.current = false;
  });
}
