import type { Packing } from './accepts.ts';
import { etagOf } from './etag.ts';
import { pack, WORTH_PACKING_BYTES } from './pack.ts';

/** The bytes of an answer, kept for whoever asks the same. */
export interface KeptAnswer {
  readonly plain: Buffer;
  readonly etag: string;
  readonly cacheControl: string;
  readonly expiresAt: number;
  /** The forms it was already asked for in. */
  readonly packed: { brotli?: Buffer; gzip?: Buffer };
  /** What it says, once a page of this process has asked; shared by all of them, so nobody changes it. */
  read?: unknown;
}

interface Slot {
  answer: KeptAnswer;
  weight: number;
  addresses: string[];
}

export interface AnswerStats {
  hits: number;
  misses: number;
  bytes: number;
  count: number;
}

/** A packed form takes a third of the plain one at most; there are two of them. */
const WEIGHT_FACTOR = 1.7;
/** What the maps and headers around an answer cost. */
const SLOT_BYTES = 1_024;
const MAX_ADDRESSES = 8;
const MAX_ADDRESS_LENGTH = 512;

/** Writes an answer down. */
export function keepAnswer(value: unknown, seconds: number, now: number): KeptAnswer {
  const plain = Buffer.from(JSON.stringify(value));
  return {
    plain,
    etag: etagOf(plain),
    cacheControl: `public, max-age=${seconds}`,
    expiresAt: now + seconds * 1000,
    packed: {},
  };
}

/** The form of an answer to send. The first to ask for a packed form waits for it to be made. */
export function formOf(answer: KeptAnswer, packing: Packing): Buffer | Promise<Buffer> {
  if (packing === 'plain' || answer.plain.length < WORTH_PACKING_BYTES) return answer.plain;
  const ready = answer.packed[packing];
  if (ready) return ready;
  return pack(answer.plain, packing).then((form) => {
    answer.packed[packing] = form;
    return form;
  });
}

/**
 * Answers to public questions: bounded by bytes, least recently used out first, and gone at once
 * when what they were made of changes. An answer is found by its key, or by an address (the raw URL
 * it was asked at), which spares the reading of the request.
 */
export class Answers {
  readonly #slots = new Map<string, Slot>();
  readonly #keys = new Map<string, string>();
  readonly #underWay = new Map<string, Promise<KeptAnswer>>();
  readonly #onClear = new Set<() => void>();
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

  get stats(): AnswerStats {
    return {
      hits: this.#hits,
      misses: this.#misses,
      bytes: this.#bytes,
      count: this.#slots.size,
    };
  }

  at(address: string): KeptAnswer | undefined {
    const key = this.#keys.get(address);
    return key === undefined ? undefined : this.#find(key);
  }

  /** The kept answer, or a new one: however many ask at once, it is made once. */
  async get(key: string, address: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const kept = this.#find(key);
    if (kept) {
      this.#alias(key, address);
      return kept;
    }
    this.#misses++;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const epoch = this.#epoch;
    const making = make();
    this.#underWay.set(key, making);
    try {
      const answer = await making;
      // What changed meanwhile may not be in it: good enough to answer with, not to keep.
      if (epoch === this.#epoch) this.#keep(key, address, answer);
      return answer;
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    }
  }

  /** Forgets everything, and tells who keeps something made of it. */
  clear(): void {
    this.#epoch++;
    this.#slots.clear();
    this.#keys.clear();
    this.#underWay.clear();
    this.#bytes = 0;
    for (const tell of this.#onClear) tell();
  }

  onClear(tell: () => void): void {
    this.#onClear.add(tell);
  }

  #find(key: string): KeptAnswer | undefined {
    const slot = this.#slots.get(key);
    if (!slot) return undefined;
    if (slot.answer.expiresAt <= this.#now()) {
      this.#remove(key, slot);
      return undefined;
    }
    this.#hits++;
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    return slot.answer;
  }

  #keep(key: string, address: string, answer: KeptAnswer): void {
    const weight = Math.ceil(answer.plain.length * WEIGHT_FACTOR) + SLOT_BYTES;
    if (weight > this.#maxBytes) return;
    this.#slots.set(key, { answer, weight, addresses: [] });
    this.#bytes += weight;
    this.#alias(key, address);
    for (const [oldest, slot] of this.#slots) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest, slot);
    }
  }

  #alias(key: string, address: string): void {
    const slot = this.#slots.get(key);
    if (!slot || slot.addresses.length >= MAX_ADDRESSES) return;
    if (address.length > MAX_ADDRESS_LENGTH || this.#keys.has(address)) return;
    slot.addresses.push(address);
    this.#keys.set(address, key);
  }

  #remove(key: string, slot: Slot): void {
    this.#slots.delete(key);
    this.#bytes -= slot.weight;
    for (const address of slot.addresses) this.#keys.delete(address);
  }
}
