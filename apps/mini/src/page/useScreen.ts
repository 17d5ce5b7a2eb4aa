import { stopPullDownRefresh, useLoad, usePullDownRefresh } from '@tarojs/taro';
import { type DeferredValues, type Loaded, type Screen, trackDeferred } from '@vitrine/features';
import { refreshOverrides } from '@vitrine/features/message-overrides';
import { loadShell } from '@vitrine/features/shell';
import { omitPersonalParams } from '@vitrine/platform';
import { miniStorage } from '@vitrine/platform/mini';
import { getMiniPath, type Route, routes } from '@vitrine/platform/routes';
import { type Store, selectShopContent } from '@vitrine/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { takeOpeningQuery } from '../shop/entry.ts';
import { isOnTop, recordPageUrl, useHostPage } from '../shop/host-page.ts';
import type { Shop } from '../shop/shop.ts';
import { hasSameParams, type PageParams, parsePageOptions, toPageParams } from './page-params.ts';

export type ScreenState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; pageParams: PageParams; loaded: Loaded; deferred: DeferredValues };

const LOADING: ScreenState = { state: 'loading' };

/** Loads the screen of a page: when it opens, when its parameters change, and on a pull-down. */
export function useScreen(screen: Screen, store: Store, { api, platform }: Shop): ScreenState {
  const [screenState, setScreenState] = useState<ScreenState>(LOADING);
  const lastLoad = useRef(0);
  const params = useRef<PageParams>({ params: {}, query: {} });

  const load = useCallback(async () => {
    lastLoad.current += 1;
    const thisLoad = lastLoad.current;
    const { language } = platform;
    const pageParams = params.current;
    try {
      const context = { ...pageParams, api, store, language, now: Date.now() };
      // The screen depends on the configuration of the shop, which only the first page waits for.
      await loadShell(context);
      const shopContent = selectShopContent(store.getState());
      await refreshOverrides({ api, storage: miniStorage, language, shopContent });
      const loaded = await screen.load(context);
      if (thisLoad !== lastLoad.current) return; // a newer load has started
      const deferred = trackDeferred(loaded.deferred);
      setScreenState({ state: 'ready', pageParams, loaded, deferred });
    } catch {
      if (thisLoad === lastLoad.current) setScreenState({ state: 'failed', retry });
    }

    function retry(): void {
      setScreenState(LOADING);
      void load();
    }
  }, [screen, store, api, platform]);

  const page = useHostPage();
  const recordUrl = useCallback(() => {
    const { params: pathParams, query } = params.current;
    recordPageUrl(page, {
      route: screen.name,
      params: pathParams,
      query: omitPersonalParams(query),
    });
  }, [page, screen]);

  const { tab: isTab }: Route = routes[screen.name];
  /**
   * Applies a pending navigation to this page. Returns whether the page has to load: a tab that is opened
   * with the same parameters is shown as it is, while a list is asked once more for a page that failed.
   */
  const applyPendingTarget = useCallback((): boolean => {
    // There is one page of each tab. Of other screens, the target is for the page on top.
    const target = isTab || isOnTop(page) ? platform.takePendingTarget(screen.name) : undefined;
    const next = target && toPageParams(target);
    if (!next) return false;
    const isSame = hasSameParams(next, params.current);
    params.current = next;
    if (!isSame) recordUrl();
    return !isSame || !isTab;
  }, [platform, screen, isTab, page, recordUrl]);

  useLoad((options) => {
    const openingQuery = takeOpeningQuery(getMiniPath(screen.name));
    params.current = parsePageOptions(screen.name, { ...openingQuery, ...options });
    applyPendingTarget();
    recordUrl();
    void load();
  });
  useEffect(
    () =>
      platform.onPendingTarget(() => {
        if (!applyPendingTarget()) return;
        if (isTab) setScreenState(LOADING);
        void load();
      }),
    [platform, isTab, applyPendingTarget, load],
  );
  usePullDownRefresh(() => {
    void load().finally(() => stopPullDownRefresh());
  });
  return screenState;
}
