import { type Route, type RouteName, routes, type Target } from '@vitrine/platform/routes';
import { decoded, withScene } from '../shop/scene.ts';

/** Where a page was opened: a screen's own parameters, and the rest of what its address says. */
export interface Place {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** Names that Taro and the hosts add to a page's options for themselves. */
const isForeign = (name: string): boolean => name.startsWith('$') || name.startsWith('__');

/** Reads the options of a page's onLoad: there, path parameters travel in the query. */
export function placeOf(route: RouteName, options: Readonly<Record<string, unknown>>): Place {
  const { web, miniNames = {} }: Route = routes[route];
  const params: Record<string, string> = {};
  const query: Record<string, string> = {};
  const ownNames = Object.fromEntries(Object.entries(miniNames).map(([own, mini]) => [mini, own]));
  for (const [name, value] of Object.entries(withScene(options))) {
    if (isForeign(name) || value === undefined || value === null) continue;
    const own = ownNames[name] ?? name;
    const into = new RegExp(`:${own}\\b`).test(web) ? params : query;
    into[own] = decoded(String(value));
  }
  return { params, query };
}

/** The place that whoever switched to a tab has left for it. */
export function placeOfTarget({ params = {}, query = {} }: Target): Place {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return { params, query: Object.fromEntries(given) };
}

const textOf = ({ params, query }: Place): string =>
  JSON.stringify([params, query].map((part) => Object.entries(part).sort()));

export const isSamePlace = (one: Place, other: Place): boolean => textOf(one) === textOf(other);
