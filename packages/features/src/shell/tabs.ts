import type { Language } from '@vitrine/kit';
import type { RouteName } from '@vitrine/platform';
import type { TabBarItem } from '@vitrine/ui';
import { messages } from './messages.ts';

/** The screens among a phone's tabs, in their order, each with its icon. */
export const TABS = [
  { key: 'home', icon: 'home' },
  { key: 'category', icon: 'category' },
  { key: 'bag', icon: 'bag' },
  { key: 'me', icon: 'me' },
] as const satisfies readonly { key: RouteName; icon: TabBarItem['icon'] }[];

export type TabName = (typeof TABS)[number]['key'];

export const isTab = (route: RouteName | undefined): route is TabName =>
  TABS.some(({ key }) => key === route);

/** The place of the bag among the tabs. */
export const bagTab = TABS.findIndex(({ key }) => key === 'bag');

/** What a host that draws the tabs by itself should call them. */
export const tabNames = (language: Language): string[] =>
  TABS.map(({ key }) => messages[language].tabs[key]);
