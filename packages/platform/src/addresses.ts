import { DEFAULT_LANGUAGE, type Language } from '@vitrine/kit';
import { appPattern, type Route, type RouteName, routes, type Target } from './routes.ts';

/** English lives under its own prefix; Chinese, the default, has none. */
const PREFIX: Record<Language, string> = { 'zh-CN': '', 'en-US': '/en' };

const PARAMETER = /\/:(\w+)(?:\(([^)]*)\))?(\?)?/g;

export interface Match {
  route: RouteName;
  params: Record<string, string>;
  language: Language;
}

/** Values that are undefined are left out; the order given is kept. */
function queryText(query: Target['query']): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
  return parts.join('&');
}

const withQuery = (path: string, query: string): string => (query ? `${path}?${query}` : path);

/** A pattern with its parameters filled in. A required one that is missing is a mistake in the code. */
function fillPattern(pattern: string, params: Target['params'] = {}): string {
  const rooted = pattern.startsWith('/') ? pattern : `/${pattern}`;
  return rooted.replace(PARAMETER, (_, name: string, _allowed, optional?: string) => {
    const value = params[name];
    if (value) return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`The address ${pattern} needs "${name}"`);
  });
}

/** The web address of a screen. */
export function href({ route, params, query, ...target }: Target, language: Language): string {
  const path = PREFIX[target.language ?? language] + fillPattern(routes[route].web, params);
  return withQuery(path || '/', queryText(query));
}

/** The mini-program address of a screen: there, parameters are part of the query. */
export function miniHref({ route, params, query }: Target): string {
  const { mini, miniNames = {} }: Route = routes[route];
  const own = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [miniNames[name] ?? name, value]),
  );
  return withQuery(mini, queryText({ ...own, ...query }));
}

/** The link of a screen inside the app. */
export function appHref({ route, params, query }: Target): string {
  return withQuery(fillPattern(appPattern(routes[route]), params).slice(1), queryText(query));
}

const splitLanguage = (path: string): [Language, string] =>
  path === '/en' || path.startsWith('/en/') ? ['en-US', path.slice(3)] : [DEFAULT_LANGUAGE, path];

const toExpression = (pattern: string): RegExp =>
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

function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const found = toExpression(pattern).exec(path);
  if (!found) return null;
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(found.groups ?? {})) {
    if (value === undefined) continue;
    const text = decode(value);
    if (text === undefined) return null;
    params[name] = text;
  }
  return params;
}

const names = Object.keys(routes) as RouteName[];

/** The screen behind a web path (without query), or null when the shop has none there. */
export function matchWeb(path: string): Match | null {
  const [language, rest] = splitLanguage(path);
  for (const route of names) {
    const params = matchPattern(routes[route].web, rest || '/');
    if (params) return { route, params, language };
  }
  return null;
}
