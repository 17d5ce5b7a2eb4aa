import { stopPullDownRefresh, useLoad, usePullDownRefresh } from '@tarojs/taro';
import { followLate, type LateValues, type Loaded, type Screen } from '@vitrine/features';
import { loadShell } from '@vitrine/features/shell';
import { withoutPersonal } from '@vitrine/platform';
import { type Route, routes } from '@vitrine/platform/routes';
import type { Store } from '@vitrine/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import { takeOpening } from '../shop/entry.ts';
import { isOnTop, noteAddress, useHostPage } from '../shop/host-page.ts';
import type { Shop } from '../shop/shop.ts';
import { isSamePlace, type Place, placeOf, placeOfTarget } from './place.ts';

export type Shown =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'standing'; place: Place; loaded: Loaded; late: LateValues };

const LOADING: Shown = { state: 'loading' };

/** Loads the screen of a page: as it opens, when it is sent elsewhere, and when it is pulled. */
export function useScreen(screen: Screen, store: Store, { api, platform }: Shop): Shown {
  const [shown, setShown] = useState<Shown>(LOADING);
  const turn = useRef(0);
  const place = useRef<Place>({ params: {}, query: {} });

  const load = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const { language } = platform;
    const here = place.current;
    try {
      const context = { ...here, api, store, language, now: Date.now() };
      const [loaded] = await Promise.all([screen.load(context), loadShell(context)]);
      if (mine !== turn.current) return; // the shopper has gone on meanwhile
      setShown({ state: 'standing', place: here, loaded, late: followLate(loaded.late) });
    } catch {
      if (mine === turn.current) setShown({ state: 'failed', retry: again });
    }

    function again(): void {
      setShown(LOADING);
      void load();
    }
  }, [screen, store, api, platform]);

  const page = useHostPage();
  const note = useCallback(() => {
    const { params, query } = place.current;
    noteAddress(page, { route: screen.name, params, query: withoutPersonal(query) });
  }, [page, screen]);

  const { tab: isTab }: Route = routes[screen.name];
  /** Whether somebody has sent this page to another place than where it stands. */
  const isSent = useCallback((): boolean => {
    // A tab is there once; of other pages, the one on top is meant.
    const target = isTab || isOnTop(page) ? platform.takeTarget(screen.name) : undefined;
    const next = target && placeOfTarget(target);
    if (!next || isSamePlace(next, place.current)) return false;
    place.current = next;
    note();
    return true;
  }, [platform, screen, isTab, page, note]);

  useLoad((options) => {
    place.current = placeOf(screen.name, { ...takeOpening(routes[screen.name].mini), ...options });
    isSent();
    note();
    void load();
  });
  useEffect(
    () =>
      platform.onTarget(() => {
        if (!isSent()) return;
        if (isTab) setShown(LOADING);
        void load();
      }),
    [platform, isTab, isSent, load],
  );
  usePullDownRefresh(() => {
    void load().finally(() => stopPullDownRefresh());
  });
  return shown;
}
