import { removeTabBarBadge, setTabBarBadge, useDidShow } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { BAG_TAB_INDEX } from '@vitrine/features/shell';
import { type Route, routes } from '@vitrine/platform/routes';
import { type Store, selectBagCount } from '@vitrine/state';
import { useCallback, useEffect } from 'react';

/** The text of the badge that the host shows now. Empty without a badge. */
let shownText = '';

/** A larger number does not fit beside an icon. */
const formatCount = (count: number): string =>
  count > 99 ? '99+' : count > 0 ? String(count) : '';

function setBadge(text: string): void {
  if (text === shownText) return;
  const index = BAG_TAB_INDEX;
  const change = text ? setTabBarBadge({ index, text }) : removeTabBarBadge({ index });
  // Hosts reject the call outside tab pages. Then the next tab page sets the badge when it is shown.
  change.then(
    () => {
      shownText = text;
    },
    () => undefined,
  );
}

/** Shows the number of items in the bag on its tab. */
export function useTabBadge({ name }: Screen, store: Store): void {
  const { tab }: Route = routes[name];
  const update = useCallback(
    () => setBadge(formatCount(selectBagCount(store.getState()))),
    [store],
  );
  useDidShow(() => {
    if (tab) update();
  });
  useEffect(() => (tab ? store.subscribe(update) : undefined), [tab, store, update]);
}
