import { matchWeb } from './addresses.ts';
import { isApp, isMiniProgram, type PlatformName } from './names.ts';
import type { Destination } from './ports/navigation.ts';
import { appPattern, type Route, type RouteName, routes, type Target } from './routes.ts';

/** A link as content holds it: one field per kind of host, any of them missing or empty. */
export interface ContentLink {
  web?: string | null | undefined;
  /** The shop inside the messaging app's browser. */
  westore?: string | null | undefined;
  /** Mini-program pages. */
  mp?: string | null | undefined;
  iosLink?: string | null | undefined;
  androidLink?: string | null | undefined;
}

type Field = keyof ContentLink;

/** Fields in the order each host should read them; the first one that leads anywhere wins. */
function fieldOrder(name: PlatformName): readonly Field[] {
  if (name === 'ios') return ['iosLink', 'androidLink', 'web', 'westore', 'mp'];
  if (name === 'android') return ['androidLink', 'iosLink', 'web', 'westore', 'mp'];
  if (isMiniProgram(name)) return ['mp', 'westore', 'web', 'iosLink', 'androidLink'];
  if (name === 'wechat') return ['westore', 'web', 'mp', 'iosLink', 'androidLink'];
  return ['web', 'westore', 'mp', 'iosLink', 'androidLink'];
}

/** `a=1&b=2`, decoded; hosts have no reader of their own for it. */
export function readQuery(text: string | undefined): Record<string, string> {
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

/** A mini-program page becomes the same screen elsewhere: what is a path there moves out of the query. */
function matchMini(path: string, query: Record<string, string>): Target | null {
  const found = entries.find(([, route]) => route.mini === path);
  if (!found) return null;
  const [name, { web, miniNames = {} }] = found;
  const params: Record<string, string> = {};
  const rest = { ...query };
  for (const written of web.match(/\/:\w+(\([^)]*\))?\??/g) ?? []) {
    const parameter = written.slice(2).replace(/\W.*$/, '');
    const optional = written.endsWith('?');
    const miniName = miniNames[parameter] ?? parameter;
    const value = rest[miniName];
    if (!value && !optional) return null;
    if (value) params[parameter] = value;
    delete rest[miniName];
  }
  return toTarget(name, params, rest);
}

/** `productdetail/10086` inside the app. */
function matchApp(path: string, query: Record<string, string>): Target | null {
  for (const [name, route] of entries) {
    const [head, parameter] = appPattern(route).split('/:');
    if (path === head && !parameter) return toTarget(name, {}, query);
    if (parameter && path.startsWith(`${head}/`)) {
      return toTarget(name, { [parameter]: decodeText(path.slice(`${head}/`.length)) }, query);
    }
  }
  return null;
}

/** The screen that a written address names, on whichever host it was written for. */
export function readTarget(address: string): Target | null {
  const [path = '', query] = address.replace(/#.*$/, '').split('?');
  const values = readQuery(query);
  const web = path.startsWith('/') ? matchWeb(path) : null;
  if (web) return toTarget(web.route, web.params, values);
  return matchMini(path, values) ?? matchApp(path, values);
}

/** Where every mini-program page lives. */
const MINI_PAGES = '/pages/';

/** Addresses that a host can open although the shop has no such screen. Scripts are never among them. */
function canOpen(address: string, name: PlatformName): boolean {
  if (isMiniProgram(name)) return address.startsWith(MINI_PAGES);
  if (/^(https?:)?\/\//i.test(address) || /^(tel|mailto):/i.test(address)) return true;
  if (isApp(name)) return !/^\w+:/.test(address);
  return /^[/#?]/.test(address) && !address.startsWith(MINI_PAGES);
}

/** Where a content link leads on this host; null when it leads nowhere, and a tap only counts. */
export function resolveLink(
  link: ContentLink | null | undefined,
  name: PlatformName,
): Destination | null {
  if (!link) return null;
  for (const field of fieldOrder(name)) {
    const address = link[field]?.trim();
    if (!address) continue;
    const target = readTarget(address);
    if (target) return target;
    if (canOpen(address, name)) return { url: address };
  }
  return null;
}
