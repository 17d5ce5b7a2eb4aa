import { type RouteName, useMessages } from '@vitrine/platform';
import { TabBar } from '@vitrine/ui';
import { messages } from './messages.ts';
import { TABS } from './tabs.ts';

interface MainTabsProps {
  route: RouteName | undefined;
  /** Items in the bag. */
  bagCount: number;
}

/** The tabs of a phone. */
export function MainTabs({ route, bagCount }: MainTabsProps) {
  const t = useMessages(messages);
  const items = TABS.map((key) => ({
    key,
    icon: key,
    label: t.tabs[key],
    to: { route: key },
    badge: key === 'bag' ? bagCount : 0,
  }));
  return <TabBar items={items} active={route ?? ''} />;
}
