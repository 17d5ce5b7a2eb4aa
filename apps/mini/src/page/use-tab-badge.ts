import { removeTabBarBadge, setTabBarBadge, useDidShow } from '@tarojs/taro';
import type { Screen } from '@vitrine/features';
import { bagTab } from '@vitrine/features/shell';
import { type Route, routes } from '@vitrine/platform/routes';
import { type Store, selectBagCount } from '@vitrine/state';
import { useCallback, useEffect } from 'react';

/** What the vendor's tab says now; empty for nothing. */
let told = '';

/** More would not fit beside an icon. */
const textOf = (count: number): string => (count > 99 ? '99+' : count > 0 ? String(count) : '');

function tell(text: string): void {
  if (text === told) return;
  const index = bagTab;
  const telling = text ? setTabBarBadge({ index, text }) : removeTabBarBadge({ index });
  // Hosts let only a page that has tabs do so: whoever is refused is told when it is on show again.
  telling.then(
    () => {
      told = text;
    },
    () => undefined,
  );
}

/** Says beside the vendor's tab how many items are in the bag. */
export function useTabBadge({ name }: Screen, store: Store): void {
  const { tab }: Route = routes[name];
  const update = useCallback(() => tell(textOf(selectBagCount(store.getState()))), [store]);
  useDidShow(() => {
    if (tab) update();
  });
  useEffect(() => (tab ? store.subscribe(update) : undefined), [tab, store, update]);
}
