import { setNavigationBarTitle, useDidShow } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { selectLocalShopName } from '@vitrine/features/shell';
import type { Store } from '@vitrine/state';
import { useCallback, useEffect } from 'react';
import { isOnTop, useHostPage } from '../shop/host-page.ts';
import type { Shop } from '../shop/shop.ts';
import type { ScreenState } from './useScreen.ts';

/** Alipay's title bar is only transparent on the home page: a title would cover the shop's own header. */
const coversHeader = ({ name }: Screen, { platform }: Shop): boolean =>
  name === 'home' && platform.name === 'alimp';

/** The home page is named after the shop: its own title only names the department. */
const findTitle = ({ name }: Screen, { platform }: Shop, title: string | undefined, store: Store) =>
  (name === 'home' && selectLocalShopName(store.getState(), platform.language)) || title;

/** Sets the title in the host's bar, which belongs to the page on top. */
export function useTitle(screen: Screen, screenState: ScreenState, shop: Shop, store: Store): void {
  const page = useHostPage();
  const hasTitle = screenState.state === 'ready' && !coversHeader(screen, shop);
  const title = hasTitle
    ? findTitle(screen, shop, screenState.loaded.head.title, store)
    : undefined;
  const updateTitle = useCallback(() => {
    if (isOnTop(page) && title !== undefined) setNavigationBarTitle({ title });
  }, [page, title]);

  useEffect(updateTitle, [updateTitle]);
  useDidShow(updateTitle);
}
