import { type RouteName, routeNames, routeOf, type Target } from '@vitrine/platform';

/** Screens that the app draws. Every other row of the table is a page of the shop in the web host. */
export const NATIVE = [
  'home',
  'category',
  'bag',
  'me',
  'list',
  'product',
  'search',
] as const satisfies readonly RouteName[];
export type NativeRoute = (typeof NATIVE)[number];

export const isNative = (name: RouteName): name is NativeRoute =>
  (NATIVE as readonly RouteName[]).includes(name);

export const tabs: readonly RouteName[] = routeNames.filter((name) => routeOf(name).tab);
export const isTab = (name: RouteName): boolean => tabs.includes(name);

/** What opens above the first screen of any tab. */
export const stackScreens: readonly RouteName[] = routeNames.filter((name) => !isTab(name));

/** Screens that only the app has: the shop's table and its links do not know them. */
export const APP_SCREENS = ['settings', 'collectedData', 'sdks'] as const;
export type AppScreen = (typeof APP_SCREENS)[number];

export const isRoute = (name: string): name is RouteName =>
  (routeNames as readonly string[]).includes(name);

/** The name of a tab's own stack, whose first screen has the name of the row. */
export const tabName = (route: RouteName): string => `${route}Tab`;

/** The parameters of a screen: those of its path and its query together. */
export type Params = Readonly<Record<string, string | undefined>>;

export interface ScreenProps {
  route: { key: string; name: string; params?: Params };
}

export const toParams = ({ params, query }: Target): Params => ({ ...params, ...query });

/** The target of a screen. The pattern of its row says which parameters belong to the path. */
export function toTarget(route: RouteName, all: Params = {}): Target {
  const names = [...routeOf(route).web.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const values = Object.entries(withoutUndefined(all));
  return {
    route,
    params: Object.fromEntries(values.filter(([name]) => names.includes(name))),
    query: Object.fromEntries(values.filter(([name]) => !names.includes(name))),
  };
}

export const withoutUndefined = (
  query: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
