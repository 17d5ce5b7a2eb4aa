import { classifyDatabaseError } from '../database/unavailable.ts';
import { type CachedResponse, parseOnce, weighResponse } from './cached-response.ts';

/** A change of the data: of everything, or only of what some ids name. */
export interface DataChange {
  ids?: ReadonlySet<string>;
}

interface Pending {
  response: Promise<CachedResponse>;
  /** Ids that changed since the computation began. */
  changedIds: Set<string>;
}

interface Entry {
  response: CachedResponse;
  weight: number;
  urls: string[];
}

export interface ResponseCacheStats {
  hits: number;
  misses: number;
  bytes: number;
  count: number;
}

const MAX_URLS = 8;
const MAX_URL_LENGTH = 512;

/**
 * Caches responses of public calls. It is bounded by bytes, evicts the least recently used entry first
 * and loses what a change of the data concerns. While the database is away, expired entries are still
 * served. An entry is found by its key, or by the raw URL of the request, which saves parsing the request.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  readonly #keyByUrl = new Map<string, string>();
  readonly #pending = new Map<string, Pending>();
  readonly #computing = new Set<Pending>();
  readonly #listeners = new Set<(change: DataChange) => void>();
  readonly #maxBytes: number;
  readonly #now: () => number;
  #bytes = 0;
  #epoch = 0;
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  get stats(): ResponseCacheStats {
    return {
      hits: this.#hits,
      misses: this.#misses,
      bytes: this.#bytes,
      count: this.#entries.size,
    };
  }

  findByUrl(url: string): CachedResponse | undefined {
    const key = this.#keyByUrl.get(url);
    return key === undefined ? undefined : this.#find(key);
  }

  /** The parsed body and its ids. A parsed body stays beside the bytes, and is weighed with them. */
  findParsedByUrl(url: string): { data: unknown; ids: readonly string[] } | undefined {
    const response = this.findByUrl(url);
    if (!response) return undefined;
    const isParsed = response.parsed !== undefined;
    const data = parseOnce(response);
    if (!isParsed) this.#weighAgain(url);
    return { data, ids: response.ids };
  }

  /** The cached response, or a new one. Simultaneous requests for one key compute it once. */
  async getOrCompute(
    key: string,
    url: string,
    compute: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const cached = this.#find(key);
    if (cached) {
      this.#addUrl(key, url);
      return cached;
    }
    this.#misses++;
    const pending = this.#pending.get(key);
    if (pending) return pending.response;
    const epoch = this.#epoch;
    const response = compute().catch((error: unknown) => {
      const expired = classifyDatabaseError(error) && this.#entries.get(key);
      if (expired) return expired.response;
      throw error;
    });
    const computing: Pending = { response, changedIds: new Set() };
    this.#pending.set(key, computing);
    this.#computing.add(computing);
    try {
      const response = await computing.response;
      // The data changed while this was computed: it may be sent, but not cached.
      const isOutdated = response.ids.some((id) => computing.changedIds.has(id));
      if (epoch === this.#epoch && !isOutdated) this.#store(key, url, response);
      return response;
    } finally {
      this.#computing.delete(computing);
      if (this.#pending.get(key) === computing) this.#pending.delete(key);
    }
  }

  /** Removes every entry and calls the listeners. */
  clear(): void {
    this.#epoch++;
    this.#entries.clear();
    this.#keyByUrl.clear();
    this.#pending.clear();
    this.#bytes = 0;
    for (const listener of this.#listeners) listener({});
  }

  /** Removes the entries that contain one of the ids, and calls the listeners. */
  drop(ids: ReadonlySet<string>): void {
    for (const [key, entry] of this.#entries)
      if (entry.response.ids.some((id) => ids.has(id))) this.#remove(key, entry);
    for (const { changedIds } of this.#computing) for (const id of ids) changedIds.add(id);
    // A request from now on must not wait for a computation that began before the change.
    this.#pending.clear();
    for (const listener of this.#listeners) listener({ ids });
  }

  /** Registers a listener for changes of the data. */
  onChange(listener: (change: DataChange) => void): void {
    this.#listeners.add(listener);
  }

  #find(key: string): CachedResponse | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // It stays for the case that the database is away when it is computed again.
    if (entry.response.expiresAt <= this.#now()) return undefined;
    this.#hits++;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.response;
  }

  #store(key: string, url: string, response: CachedResponse): void {
    const weight = weighResponse(response);
    const previous = this.#entries.get(key);
    if (previous?.response === response) return;
    if (previous) this.#remove(key, previous);
    if (weight > this.#maxBytes) return;
    this.#entries.set(key, { response, weight, urls: [] });
    this.#bytes += weight;
    this.#addUrl(key, url);
    this.#evict();
  }

  #weighAgain(url: string): void {
    const entry = this.#entries.get(this.#keyByUrl.get(url) ?? '');
    if (!entry) return;
    const weight = weighResponse(entry.response);
    this.#bytes += weight - entry.weight;
    entry.weight = weight;
    this.#evict();
  }

  #evict(): void {
    for (const [oldestKey, oldest] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldestKey, oldest);
    }
  }

  #addUrl(key: string, url: string): void {
    const entry = this.#entries.get(key);
    if (!entry || entry.urls.length >= MAX_URLS) return;
    if (url.length > MAX_URL_LENGTH || this.#keyByUrl.has(url)) return;
    entry.urls.push(url);
    this.#keyByUrl.set(url, key);
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.weight;
    for (const url of entry.urls) this.#keyByUrl.delete(url);
  }
}
