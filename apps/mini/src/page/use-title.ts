import { setNavigationBarTitle, useDidShow } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { useCallback, useEffect } from 'react';
import { isOnTop, useHostPage } from '../shop/host-page.ts';
import type { Shop } from '../shop/shop.ts';
import type { Shown } from './use-screen.ts';

/** Alipay's bar is only made transparent: it would write across the header that home has itself. */
const wouldBeCrossed = ({ name }: Screen, { platform }: Shop): boolean =>
  name === 'home' && platform.name === 'alimp';

/** Names the page in the vendor's bar, which belongs to whichever page is on top. */
export function useTitle(screen: Screen, shown: Shown, shop: Shop): void {
  const page = useHostPage();
  const isSilent = shown.state !== 'standing' || wouldBeCrossed(screen, shop);
  const title = isSilent ? undefined : shown.loaded.head.title;
  const say = useCallback(() => {
    if (isOnTop(page) && title !== undefined) setNavigationBarTitle({ title });
  }, [page, title]);

  useEffect(say, [say]);
  useDidShow(say);
}
