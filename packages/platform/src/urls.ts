import { DEFAULT_LANGUAGE, type Language } from '@vitrine/kit';
import {
  getAppPattern,
  getMiniPath,
  type Route,
  type RouteName,
  routes,
  type Target,
} from './routes.ts';

/** English lives under its own prefix; Chinese, the default, has none. */
const PREFIX: Record<Language, string> = { 'zh-CN': '', 'en-US': '/en' };

const PARAMETER = /\/:(\w+)(?:\(([^)]*)\))?(\?)?/g;

export interface RouteMatch {
  route: RouteName;
  params: Record<string, string>;
  language: Language;
}

/** Writes a query in the order of its entries and leaves out undefined values. */
function formatQuery(query: Target['query']): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
  return parts.join('&');
}

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** Fills the parameters of a pattern. Throws when a required one is missing, which is a programming error. */
function buildPath(pattern: string, params: Target['params'] = {}): string {
  const rootedPattern = pattern.startsWith('/') ? pattern : `/${pattern}`;
  return rootedPattern.replace(PARAMETER, (_, name: string, _allowed, optional?: string) => {
    const value = params[name];
    if (value) return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`The URL ${pattern} needs "${name}"`);
  });
}

/** The web URL of a screen. */
export function href({ route, params, query, ...target }: Target, language: Language): string {
  const path = PREFIX[target.language ?? language] + buildPath(routes[route].web, params);
  return withQuery(path || '/', formatQuery(query));
}

/** The mini-program URL of a screen. Its path parameters are part of the query. */
export function miniHref({ route, params, query }: Target): string {
  const { miniNames = {} }: Route = routes[route];
  const pathParams = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [miniNames[name] ?? name, value]),
  );
  return withQuery(getMiniPath(route), formatQuery({ ...pathParams, ...query }));
}

/** The link of a screen inside the app. */
export function appHref({ route, params, query }: Target): string {
  return withQuery(buildPath(getAppPattern(routes[route]), params).slice(1), formatQuery(query));
}

const splitLanguage = (path: string): [Language, string] =>
  path === '/en' || path.startsWith('/en/') ? ['en-US', path.slice(3)] : [DEFAULT_LANGUAGE, path];

const toRegExp = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern.replace(PARAMETER, (_, name: string, allowed?: string, optional?: string) => {
      const group = `/(?<${name}>${allowed ?? '[^/]+'})`;
      return optional ? `(?:${group})?` : group;
    })}/?$`,
  );

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The parameters of a rooted path, or null when it does not have the pattern. */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const match = toRegExp(pattern).exec(path);
  if (!match) return null;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(match.groups ?? {})) {
    if (value === undefined) continue;
    const text = decode(value);
    if (text === undefined) return null;
    params[name] = text;
  }
  return params;
}

const routeNames = Object.keys(routes) as RouteName[];

/** Finds the screen of a web path (without query), or null when no route matches. */
export function matchWebPath(path: string): RouteMatch | null {
  const [language, rest] = splitLanguage(path);
  for (const route of routeNames) {
    const params = matchPattern(routes[route].web, rest || '/');
    if (params) return { route, params, language };
  }
  return null;
}
