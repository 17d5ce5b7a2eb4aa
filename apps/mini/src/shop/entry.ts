import { getLaunchOptionsSync } from '@tarojs/taro';
import { newUuid } from '@vitrine/kit';
import { type LandingParams, parseLandingParams } from '@vitrine/platform';
import { expandScene } from './scene.ts';

/** How the program was opened, as the host reports it. */
export interface HostEntry {
  path?: string;
  query?: Readonly<Record<string, unknown>>;
}

/** How the shop was last opened: by its launch, or by a link while it was running. */
export interface Entry {
  path: string;
  query: Readonly<Record<string, string>>;
  landingParams: LandingParams;
  correlationId: string;
}

let current: Entry | undefined;

function parseEntry({ path = '', query }: HostEntry): Entry {
  const params = expandScene({ ...query }) as Record<string, string>;
  const landingParams = parseLandingParams(params);
  const correlationId = landingParams.correlationId ?? newUuid();
  return { path: path.replace(/^\//, ''), query: params, landingParams, correlationId };
}

/** How the shop was last opened. */
export function getEntry(): Entry {
  current ??= parseEntry(getLaunchOptionsSync?.() ?? {});
  return current;
}

const serialize = (query: Entry['query']): string => JSON.stringify(Object.entries(query).sort());

/**
 * Updates the entry and returns whether it has changed. For a program that was only in the background, a
 * host reports the same entry again, or none.
 */
export function updateEntry(hostEntry: HostEntry): boolean {
  const next = parseEntry(hostEntry);
  const nextQuery = serialize(next.query);
  if (nextQuery === serialize({}) || nextQuery === serialize(getEntry().query)) return false;
  current = next;
  return true;
}

let taken: Entry | undefined;

/** Alipay passes the text of a scanned code only to the app. It is meant for the first page that opens. */
export function takeOpeningQuery(page: string): Entry['query'] {
  const { path, query } = getEntry();
  const isForPage = taken !== current && (!path || page === `/${path}`);
  taken = current;
  return isForPage ? query : {};
}
