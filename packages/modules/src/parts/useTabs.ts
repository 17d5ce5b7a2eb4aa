import { usePlatform } from '@vitrine/platform';
import type { TabItem } from '@vitrine/ui';
import { useContext, useMemo, useState } from 'react';
import { PlaceContext } from '../page/place.ts';
import { tabAction } from '../page/tracking.ts';

interface Named {
  tab: { tabName: string };
  /** Where it leads, when it is not of this page. */
  to?: TabItem['to'] | null;
}

/** Tabs go by their places, as two of them may have the same name. */
export function useTabItems(tabs: readonly Named[]): TabItem[] {
  const id = useContext(PlaceContext)?.id ?? '';
  return useMemo(
    () =>
      tabs.map(({ tab, to }, index) => ({
        key: `${id}-${index}`,
        label: tab.tabName,
        ...(to && { to }),
      })),
    [tabs, id],
  );
}

/** The tabs of a module, one of which is shown; only a change to another one is told of. */
export function useTabs<T extends Named>(tabs: readonly T[]) {
  const { tracking } = usePlatform();
  const items = useTabItems(tabs);
  const [chosen, setChosen] = useState(0);
  const place = chosen < tabs.length ? chosen : 0;

  function select(key: string): void {
    const next = items.findIndex((item) => item.key === key);
    if (next === place) return;
    tracking.track(tabAction(items[next]?.label ?? '', next + 1));
    setChosen(next);
  }

  return { items, active: items[place]?.key ?? '', shown: tabs[place], select };
}
