import type { LinkingOptions, NavigationState, PartialState } from '@react-navigation/native';
import { appHref, parseTarget, type Target } from '@vitrine/platform';
import { Linking } from 'react-native';
import { HOSTS, SCHEME } from '../config.ts';
import { isOwnAddress } from '../webview/own-hosts.ts';
import { isRoute, isTab, type Params, tabName, toParams, toTarget } from './screens.ts';

/** Where the browser build lies beside the shop. */
const WEB_BASE = '/_app';

/** The part of an address after its host. */
const pathOf = (url: string): string => /^https:\/\/[^/?#]*([^#]*)/i.exec(url)?.[1] || '/';

/**
 * Reads a link into the app: `vitrine://productdetail/1`, the shop's own addresses, paths, and links inside the app
 * such as `productdetail/1`. Null for what is no screen of the shop.
 */
export function readLink(url: string): Target | null {
  const own = `${SCHEME}://`;
  if (url.toLowerCase().startsWith(own)) return parseTarget(url.slice(own.length));
  if (/^[a-z][a-z\d+.-]*:/i.test(url))
    return isOwnAddress(url, HOSTS) ? parseTarget(pathOf(url)) : null;
  return url.startsWith('//') ? null : parseTarget(url);
}

type State = PartialState<NavigationState>;

/** A link opens above the first screen of a tab, so that back leads into the shop and never out of it. */
export function toState(target: Target): State {
  const screen = { name: target.route as string, params: toParams(target) };
  const stack: State = isTab(target.route)
    ? { routes: [screen] }
    : { index: 1, routes: [{ name: 'home' }, screen] };
  const tab = isTab(target.route) ? target.route : 'home';
  return { routes: [{ name: tabName(tab), state: stack }] };
}

interface OpenRoute {
  name: string;
  params?: object | undefined;
  state?: { index?: number | undefined; routes: readonly OpenRoute[] } | undefined;
}

const findOpen = (route: OpenRoute | undefined): OpenRoute | undefined => {
  const { state } = route ?? {};
  return state ? findOpen(state.routes[state.index ?? state.routes.length - 1]) : route;
};

/** The link of the screen that is shown, which the browser build keeps in its address. */
export function toPath(state: {
  index?: number | undefined;
  routes: readonly OpenRoute[];
}): string {
  const open = findOpen({ name: '', state });
  if (!open || !isRoute(open.name)) return WEB_BASE;
  const target = toTarget(open.name, open.params as Params | undefined);
  return `${WEB_BASE}/${appHref(target)}`;
}

/** Strips the folder of the browser build. */
const fromWebPath = (path: string): string =>
  path.replace(/^\/?_app\b\/?/, '').replace(/^\/(?=.)/, '');

/** Cold links become the first state; warm ones are opened like any other target. */
export const createLinking = (open: (target: Target) => void): LinkingOptions<object> => ({
  prefixes: [`${SCHEME}://`, ...HOSTS.map((host) => `https://${host}`)],
  getStateFromPath: (path) => {
    const rest = fromWebPath(path);
    const target = rest ? (readLink(rest) ?? readLink(`/${rest}`)) : null;
    return toState(target ?? { route: 'home' });
  },
  getPathFromState: (state) => toPath(state as Parameters<typeof toPath>[0]),
  subscribe: () => {
    const subscription = Linking.addEventListener('url', ({ url }) => {
      const target = readLink(url);
      if (target) open(target);
    });
    return () => subscription.remove();
  },
});
