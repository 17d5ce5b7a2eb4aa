import { usePlatform } from '@vitrine/platform';
import type { TabItem } from '@vitrine/ui';
import { useContext, useMemo, useState } from 'react';
import { ModuleInfoContext } from '../context/module-context.ts';
import { createTabEvent } from '../context/tracking.ts';

interface TabEntry {
  tab: { tabName: string };
  /** The target of a tab that leads to another page. */
  to?: TabItem['to'] | null;
}

/** The items of a tab bar. Their keys are positions, because two tabs may have the same name. */
export function useTabItems(tabs: readonly TabEntry[]): TabItem[] {
  const id = useContext(ModuleInfoContext)?.id ?? '';
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

/** The tabs of a module and the active one. Selecting another tab is tracked. */
export function useTabs<T extends TabEntry>(tabs: readonly T[]) {
  const { tracking } = usePlatform();
  const items = useTabItems(tabs);
  const [selected, setSelected] = useState(0);
  const index = selected < tabs.length ? selected : 0;

  function select(key: string): void {
    const next = items.findIndex((item) => item.key === key);
    if (next === index) return;
    tracking.track(createTabEvent(items[next]?.label ?? '', next + 1));
    setSelected(next);
  }

  return { items, active: items[index]?.key ?? '', activeTab: tabs[index], select };
}
