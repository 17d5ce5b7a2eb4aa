import { getLaunchOptionsSync } from '@tarojs/taro';
import { newUuid } from '@vitrine/kit';
import { readVisit, type Visit } from '@vitrine/platform';
import { withScene } from './scene.ts';

/** What a host tells the program of how it was come to. */
export interface HostEntry {
  path?: string;
  query?: Readonly<Record<string, unknown>>;
}

/** How the shop was come to last: as it was launched, or by a link while it was alive. */
export interface Entry {
  path: string;
  query: Readonly<Record<string, string>>;
  visit: Visit;
  correlationId: string;
}

let last: Entry | undefined;

function read({ path = '', query }: HostEntry): Entry {
  const said = withScene({ ...query }) as Record<string, string>;
  const visit = readVisit(said);
  const correlationId = visit.correlationId ?? newUuid();
  return { path: path.replace(/^\//, ''), query: said, visit, correlationId };
}

export function entry(): Entry {
  last ??= read(getLaunchOptionsSync?.() ?? {});
  return last;
}

const textOf = (query: Entry['query']): string => JSON.stringify(Object.entries(query).sort());

/**
 * Takes note of how the shop was come to, and tells whether that is news: a host says the same of a
 * program that only was in the background, or nothing.
 */
export function noteEntry(told: HostEntry): boolean {
  const next = read(told);
  const says = textOf(next.query);
  if (says === textOf({}) || says === textOf(entry().query)) return false;
  last = next;
  return true;
}

let taken: Entry | undefined;

/** Alipay tells what a code said to the app alone: it is meant for the page that opens first. */
export function takeOpening(page: string): Entry['query'] {
  const { path, query } = entry();
  const isMeant = taken !== last && (!path || page === `/${path}`);
  taken = last;
  return isMeant ? query : {};
}
