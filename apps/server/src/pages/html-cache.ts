import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How long a page is served without a second thought. */
export const FRESH_MS = 30_000;
/** How long a page past that is still served while a new one is being rendered. */
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

interface Slot {
  page: CachedPage;
  storedAt: number;
  epoch: number;
}

export type Lookup =
  | { state: 'fresh' | 'stale'; page: CachedPage }
  | { state: 'absent'; page?: undefined };

/** Packs a page once for all visitors to come. */
export function packPage(
  status: number,
  headers: Readonly<Record<string, string>>,
  etag: string,
  html: string,
): CachedPage {
  const plain = Buffer.from(html);
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
  });
  return { status, headers, etag, plain, brotli, gzip: gzipSync(plain) };
}

const weight = (page: CachedPage) => page.plain.length + page.brotli.length + page.gzip.length;

/**
 * Rendered pages for nobody in particular: stale-while-revalidate, bounded by bytes, least recently
 * used out first. A change of the catalogue or of content makes everything stale at once.
 */
export class HtmlCache {
  readonly #slots = new Map<string, Slot>();
  readonly #maxBytes: number;
  readonly #now: () => number;
  #bytes = 0;
  #epoch = 0;

  constructor(maxBytes: number, now: () => number = Date.now) {
    this.#maxBytes = maxBytes;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get epoch(): number {
    return this.#epoch;
  }

  get(key: string): Lookup {
    const slot = this.#slots.get(key);
    if (!slot) return { state: 'absent' };
    const age = this.#now() - slot.storedAt;
    if (age > FRESH_MS + STALE_MS) {
      this.#remove(key, slot);
      return { state: 'absent' };
    }
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    const fresh = age <= FRESH_MS && slot.epoch === this.#epoch;
    return { state: fresh ? 'fresh' : 'stale', page: slot.page };
  }

  /** `epoch` is the one in which rendering began: what changed meanwhile makes the page stale. */
  set(key: string, page: CachedPage, epoch: number): void {
    const previous = this.#slots.get(key);
    if (previous) this.#remove(key, previous);
    if (weight(page) > this.#maxBytes) return;
    this.#slots.set(key, { page, storedAt: this.#now(), epoch });
    this.#bytes += weight(page);
    for (const [oldest, slot] of this.#slots) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest, slot);
    }
  }

  /** Everything is served once more at most before it is rendered anew. */
  expire(): void {
    this.#epoch++;
  }

  #remove(key: string, slot: Slot): void {
    this.#slots.delete(key);
    this.#bytes -= weight(slot.page);
  }
}
