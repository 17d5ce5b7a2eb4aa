import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, Tabs } from '@vitrine/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import styles from './Elevator.module.css';
import { activeTab, type ElevatorTab } from './elevator.ts';
import { tabAction } from './tracking.ts';

/** Follows the page's scrolling, except while it is this index that makes the page scroll. */
function useActiveAnchor(tabs: readonly ElevatorTab[]) {
  const { viewport } = usePlatform();
  const [active, setActive] = useState('');
  const rides = useRef(0);

  useEffect(() => {
    const anchors = tabs.map(({ anchor }) => anchor);
    return viewport.onScroll(async () => {
      if (rides.current > 0) return;
      const tops = await viewport.topsOf(anchors);
      if (rides.current === 0) setActive(anchors[activeTab(tops)] ?? '');
    });
  }, [viewport, tabs]);

  async function ride(anchor: string): Promise<void> {
    setActive(anchor);
    rides.current += 1;
    await viewport.scrollTo(anchor);
    rides.current -= 1;
  }

  const isThere = tabs.some(({ anchor }) => anchor === active);
  return { active: isThere ? active : (tabs[0]?.anchor ?? ''), ride };
}

/** The index of a page: tabs that stay in sight and lead to its modules. */
export function Elevator({ tabs }: { tabs: readonly ElevatorTab[] }) {
  const { pageIndex } = useMessages(messages);
  const { tracking } = usePlatform();
  const { active, ride } = useActiveAnchor(tabs);
  const items = useMemo(() => tabs.map(({ anchor, label }) => ({ key: anchor, label })), [tabs]);

  function select(anchor: string): void {
    const index = tabs.findIndex((tab) => tab.anchor === anchor);
    tracking.track(tabAction(tabs[index]?.label ?? '', index + 1));
    void ride(anchor);
  }

  return (
    <Box className={styles.bar}>
      <Tabs
        kind="page"
        items={items}
        active={active}
        onSelect={select}
        label={pageIndex}
        className={styles.tabs}
      />
    </Box>
  );
}
