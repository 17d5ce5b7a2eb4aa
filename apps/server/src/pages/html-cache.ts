import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ENTRY_BYTES, ID_BYTES } from '../http/cached-response.ts';
import { ownBytes } from '../http/own-bytes.ts';
import type { DataChange } from '../http/response-cache.ts';

/** How long a page is served without rendering it again. */
export const FRESH_MS = 30_000;
/** How long an older page is still served while a new one is rendered. */
export const STALE_MS = 10 * 60_000;
const BROTLI_QUALITY = 5;

export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** Changes that are remembered for the pages that are being rendered meanwhile. */
const MAX_CHANGES = 100;

interface Entry {
  page: CachedPage;
  /** The ids of what the page shows. */
  ids: readonly string[];
  storedAt: number;
  isOutdated: boolean;
}

/** A stale page is only old; the data of an outdated one changed, so it must be rendered again first. */
export type Lookup =
  | { state: 'fresh' | 'stale' | 'outdated'; page: CachedPage }
  | { state: 'absent'; page?: undefined };

const concerns = ({ ids }: DataChange, pageIds: readonly string[]): boolean =>
  ids === undefined || pageIds.some((id) => ids.has(id));

/** Compresses a page once for all later visitors. */
export function compressPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  etag: string,
  html: string,
): CachedPage {
  const plain = Buffer.from(html);
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
  return {
    status,
    headers,
    etag,
    plain: ownBytes(plain),
    brotli: ownBytes(brotli),
    gzip: ownBytes(gzipSync(plain)),
  };
}

/** The memory that a page takes, with its headers and the ids of what it shows. */
const weighPage = ({ page: { plain, brotli, gzip }, ids }: Pick<Entry, 'page' | 'ids'>): number =>
  plain.length + brotli.length + gzip.length + ENTRY_BYTES + ids.length * ID_BYTES;

/**
 * A cache of rendered pages without personal data: stale-while-revalidate, bounded by bytes, least
 * recently used evicted first. A change of the data makes the pages that show it outdated.
 */
export class HtmlCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  readonly #now: () => number;
  #bytes = 0;
  /** The last changes; the newest has the number `#version`. */
  readonly #changes: DataChange[] = [];
  #version = 0;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** The number of changes so far. */
  get version(): number {
    return this.#version;
  }

  get(key: string): Lookup {
    const entry = this.#entries.get(key);
    if (!entry) return { state: 'absent' };
    const age = this.#now() - entry.storedAt;
    if (age > FRESH_MS + STALE_MS) return { state: 'absent' };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (entry.isOutdated) return { state: 'outdated', page: entry.page };
    return { state: age <= FRESH_MS ? 'fresh' : 'stale', page: entry.page };
  }

  /** A page of any age, for the case that it cannot be rendered again. */
  getExpired(key: string): CachedPage | undefined {
    return this.#entries.get(key)?.page;
  }

  /** `version` is the cache's version when rendering started: a change since then makes the page outdated. */
  set(key: string, page: CachedPage, version: number, ids: readonly string[] = []): void {
    const isOutdated = this.#hasChanged(version, ids);
    const previous = this.#entries.get(key);
    // A slow rendering must not replace a page that was rendered after a change.
    if (isOutdated && previous && !previous.isOutdated) return;
    if (previous) this.#remove(key, previous);
    const stored: Entry = { page, ids, storedAt: this.#now(), isOutdated };
    const weight = weighPage(stored);
    if (weight > this.#maxBytes) return;
    this.#entries.set(key, stored);
    this.#bytes += weight;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest, entry);
    }
  }

  /** Marks the pages that a change concerns: they are rendered again before they are served. */
  markOutdated(change: DataChange = {}): void {
    this.#version++;
    this.#changes.push(change);
    if (this.#changes.length > MAX_CHANGES) this.#changes.shift();
    for (const entry of this.#entries.values())
      if (concerns(change, entry.ids)) entry.isOutdated = true;
  }

  #hasChanged(sinceVersion: number, ids: readonly string[]): boolean {
    const count = this.#version - sinceVersion;
    if (count === 0) return false;
    return (
      count > this.#changes.length ||
      this.#changes.slice(-count).some((change) => concerns(change, ids))
    );
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= weighPage(entry);
  }
}
