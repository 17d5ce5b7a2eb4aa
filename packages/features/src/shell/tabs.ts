import type { Language } from '@vitrine/kit';
import { type RouteName, routeNames, routeOf } from '@vitrine/platform';
import { messages } from './messages.ts';

export type TabName = keyof (typeof messages)[Language]['tabs'];

export const isTab = (route: RouteName | undefined): route is TabName =>
  route !== undefined && routeOf(route).tab === true;

/** The tabs of a phone, in the order of the screen table; an icon is named like its screen. */
export const TABS: readonly TabName[] = routeNames.filter(isTab);

/** The position of the bag among the tabs. */
export const BAG_TAB_INDEX = TABS.indexOf('bag');

/** The labels of the tabs, for hosts that draw the tab bar themselves. */
export const listTabNames = (language: Language): string[] =>
  TABS.map((tab) => messages[language].tabs[tab]);
