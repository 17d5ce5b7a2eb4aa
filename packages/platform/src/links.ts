import { hasDangerousScheme } from '@vitrine/kit';
import { isApp, isMiniProgram, type PlatformName } from './platform-names.ts';
import type { Destination } from './ports/navigation.ts';
import {
  getAppPattern,
  getMiniPath,
  type Route,
  type RouteName,
  routes,
  type Target,
} from './routes.ts';
import { matchPattern, matchWebPath } from './urls.ts';

/** A link in content. It has one field per kind of host, and each field may be missing or empty. */
export interface HostLinks {
  web?: string | null | undefined;
  /** The shop inside the messaging app's browser. */
  westore?: string | null | undefined;
  /** Mini-program pages. */
  mp?: string | null | undefined;
  iosLink?: string | null | undefined;
  androidLink?: string | null | undefined;
}

type Field = keyof HostLinks;

/** The fields in the order in which a host reads them. The first one that the host can open is used. */
function getFieldOrder(name: PlatformName): readonly Field[] {
  if (name === 'ios') return ['iosLink', 'androidLink', 'web', 'westore', 'mp'];
  if (isApp(name)) return ['androidLink', 'iosLink', 'web', 'westore', 'mp'];
  if (isMiniProgram(name)) return ['mp', 'westore', 'web', 'iosLink', 'androidLink'];
  if (name === 'wechat') return ['westore', 'web', 'mp', 'iosLink', 'androidLink'];
  return ['web', 'westore', 'mp', 'iosLink', 'androidLink'];
}

/** Parses `a=1&b=2`. Mini-programs have no URLSearchParams. */
export function parseQuery(text: string | undefined): Record<string, string> {
  return Object.fromEntries(
    (text ?? '')
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, value.join('=')].map((part) => decodeText(part)) as [string, string];
      }),
  );
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

const toTarget = (
  route: RouteName,
  params: Record<string, string>,
  query: Record<string, string>,
): Target => ({
  route,
  ...(Object.keys(params).length > 0 && { params }),
  ...(Object.keys(query).length > 0 && { query }),
});

const entries = Object.entries(routes) as [RouteName, Route][];

/** Finds the screen of a mini-program page and moves its path parameters out of the query. */
function matchMiniPage(path: string, query: Record<string, string>): Target | null {
  const entry = entries.find(([name]) => getMiniPath(name) === path);
  if (!entry) return null;
  const [name, { web, miniNames = {} }] = entry;
  const params: Record<string, string> = {};
  const rest = { ...query };
  for (const segment of web.match(/\/:\w+(\([^)]*\))?\??/g) ?? []) {
    const parameter = segment.slice(2).replace(/\W.*$/, '');
    const isOptional = segment.endsWith('?');
    const miniName = miniNames[parameter] ?? parameter;
    const value = rest[miniName];
    if (!value && !isOptional) return null;
    if (value) params[parameter] = value;
    delete rest[miniName];
  }
  return toTarget(name, params, rest);
}

/** Finds the screen of an app link, such as `productdetail/10086`. */
function matchAppLink(path: string, query: Record<string, string>): Target | null {
  for (const [name, route] of entries) {
    const params = matchPattern(`/${getAppPattern(route)}`, `/${path}`);
    if (params) return toTarget(name, params, query);
  }
  return null;
}

/** Finds the screen of a URL that was written for the web, a mini-program or the app. */
export function parseTarget(url: string): Target | null {
  const [path = '', query] = url.replace(/#.*$/, '').split('?');
  const values = parseQuery(query);
  const web = path.startsWith('/') ? matchWebPath(path) : null;
  if (web) return toTarget(web.route, web.params, values);
  return matchMiniPage(path, values) ?? matchAppLink(path, values);
}

/** The path prefix of every mini-program page. */
const MINI_PAGES = '/pages/';

/** Whether a host can open a URL that is no screen of the shop. Scripts are never opened. */
function canOpen(url: string, name: PlatformName): boolean {
  if (hasDangerousScheme(url)) return false;
  if (isMiniProgram(name)) return url.startsWith(MINI_PAGES);
  if (/^(https?:)?\/\//i.test(url) || /^(tel|mailto):/i.test(url)) return true;
  if (isApp(name)) return true;
  return /^[/#?]/.test(url) && !url.startsWith(MINI_PAGES);
}

/** Resolves a content link for a host. Null when the host can open none of its fields. */
export function resolveLink(
  link: HostLinks | null | undefined,
  name: PlatformName,
): Destination | null {
  if (!link) return null;
  for (const field of getFieldOrder(name)) {
    const url = link[field]?.trim();
    if (!url) continue;
    const target = parseTarget(url);
    if (target) return target;
    if (canOpen(url, name)) return { url };
  }
  return null;
}
