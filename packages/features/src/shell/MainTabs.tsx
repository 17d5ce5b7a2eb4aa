import { type RouteName, useMessages } from '@vitrine/platform';
import { TabBar } from '@vitrine/ui';
import { messages } from './messages.ts';
import { TABS } from './tabs.ts';

/** The tabs of a phone. */
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
