import { stopPullDownRefresh, useLoad, usePullDownRefresh } from '@tarojs/taro';
import { followLate, type LateValues, type Loaded, type Screen } from '@vitrine/features';
import { loadShell } from '@vitrine/features/shell';
import type { Store } from '@vitrine/state';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Shop } from '../shop/shop.ts';
import { isSamePlace, type Place, placeOf, placeOfTarget } from './place.ts';

export type Shown =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'standing'; place: Place; loaded: Loaded; late: LateValues };

const LOADING: Shown = { state: 'loading' };

/** Loads the screen of a page: as it opens, when a tab is sent elsewhere, and when it is pulled. */
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

  /** Whether somebody has sent this tab to another place than where it stands. */
  const isSent = useCallback((): boolean => {
    const target = platform.takeTabTarget(screen.name);
    const next = target && placeOfTarget(target);
    if (!next || isSamePlace(next, place.current)) return false;
    place.current = next;
    return true;
  }, [platform, screen]);

  useLoad((options) => {
    place.current = placeOf(screen.name, options);
    isSent();
    void load();
  });
  useEffect(
    () =>
      platform.onTabTarget(() => {
        if (!isSent()) return;
        setShown(LOADING);
        void load();
      }),
    [platform, isSent, load],
  );
  usePullDownRefresh(() => {
    void load().finally(() => stopPullDownRefresh());
  });
  return shown;
}
