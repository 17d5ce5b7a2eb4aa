import { useMessages, usePlatform } from '@vitrine/platform';
import { Box, Tabs } from '@vitrine/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createTabEvent } from '../context/tracking.ts';
import { messages } from '../messages.ts';
import styles from './Elevator.module.css';
import { type ElevatorTab, findActiveTab } from './elevator-tabs.ts';

/** The anchor of the module at the scroll position; not updated while a press on a tab scrolls the page. */
function useActiveAnchor(tabs: readonly ElevatorTab[]) {
  const { viewport } = usePlatform();
  const [active, setActive] = useState('');
  const scrollsInProgress = useRef(0);

  useEffect(() => {
    const anchors = tabs.map(({ anchor }) => anchor);
    return viewport.onScroll(async () => {
      if (scrollsInProgress.current > 0) return;
      const tops = await viewport.measureTops(anchors);
      if (scrollsInProgress.current === 0) setActive(anchors[findActiveTab(tops)] ?? '');
    });
  }, [viewport, tabs]);

  async function scrollToAnchor(anchor: string): Promise<void> {
    setActive(anchor);
    scrollsInProgress.current += 1;
    await viewport.scrollTo(anchor);
    scrollsInProgress.current -= 1;
  }

  const hasActiveTab = tabs.some(({ anchor }) => anchor === active);
  return { active: hasActiveTab ? active : (tabs[0]?.anchor ?? ''), scrollToAnchor };
}

/** Sticky tabs that scroll to the modules of the page. */
export function Elevator({ tabs }: { tabs: readonly ElevatorTab[] }) {
  const { pageIndex } = useMessages(messages);
  const { tracking } = usePlatform();
  const { active, scrollToAnchor } = useActiveAnchor(tabs);
  const items = useMemo(() => tabs.map(({ anchor, label }) => ({ key: anchor, label })), [tabs]);

  function select(anchor: string): void {
    const index = tabs.findIndex((tab) => tab.anchor === anchor);
    tracking.track(createTabEvent(tabs[index]?.label ?? '', index + 1));
    void scrollToAnchor(anchor);
  }

  return (
    <Box className={styles.bar}>
      <Tabs
        variant="page"
        items={items}
        active={active}
        onSelect={select}
        label={pageIndex}
        className={styles.tabs}
      />
    </Box>
  );
}
