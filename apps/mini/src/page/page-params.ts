import { type Route, type RouteName, routes, type Target } from '@vitrine/platform/routes';
import { decodeOption, expandScene } from '../shop/scene.ts';

/** The parameters that a page was opened with: those of its path, and its query. */
export interface PageParams {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** Options that Taro and the hosts add for themselves. */
const isHostOption = (name: string): boolean => name.startsWith('$') || name.startsWith('__');

/** Parses the options of a page's onLoad, which contain path parameters and query together. */
export function parsePageOptions(
  route: RouteName,
  options: Readonly<Record<string, unknown>>,
): PageParams {
  const { web, miniNames = {} }: Route = routes[route];
  const params: Record<string, string> = {};
  const query: Record<string, string> = {};
  const webNames = Object.fromEntries(Object.entries(miniNames).map(([web, mini]) => [mini, web]));
  for (const [name, value] of Object.entries(expandScene(options))) {
    if (isHostOption(name) || value === undefined || value === null) continue;
    const webName = webNames[name] ?? name;
    const target = new RegExp(`:${webName}\\b`).test(web) ? params : query;
    target[webName] = decodeOption(String(value));
  }
  return { params, query };
}

/** The parameters of a navigation target. */
export function toPageParams({ params = {}, query = {} }: Target): PageParams {
  const definedQuery = Object.entries(query).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  return { params, query: Object.fromEntries(definedQuery) };
}

const serialize = ({ params, query }: PageParams): string =>
  JSON.stringify([params, query].map((part) => Object.entries(part).sort()));

export const hasSameParams = (one: PageParams, other: PageParams): boolean =>
  serialize(one) === serialize(other);
