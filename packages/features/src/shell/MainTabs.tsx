import { type RouteName, useMessages } from '@vitrine/platform';
import { TabBar, type TabBarItem } from '@vitrine/ui';
import { messages } from './messages.ts';

/** The screens among a phone's tabs, each with its icon; another joins when its screen is there. */
const TABS = [
  { key: 'home', icon: 'home' },
  { key: 'category', icon: 'category' },
] as const satisfies readonly { key: RouteName; icon: TabBarItem['icon'] }[];

export const showsTabs = (route: RouteName | undefined): boolean =>
  TABS.some(({ key }) => key === route);

export function MainTabs({ route }: { route: RouteName | undefined }) {
  const words = useMessages(messages);
  const items = TABS.map(({ key, icon }) => ({
    key,
    icon,
    label: words.tabs[key],
    to: { route: key },
  }));
  return <TabBar items={items} active={route ?? ''} />;
}
