import { compress, MIN_COMPRESSED_BYTES } from './compress.ts';
import type { BodyEncoding } from './content-encoding.ts';
import { computeEtag } from './etag.ts';
import { VARY } from './handler-context.ts';
import { ownBytes } from './own-bytes.ts';
import { VISITOR_VARY } from './visitor.ts';

/** The bytes of a response, cached for later requests of the same. */
export interface CachedResponse {
  readonly plain: Buffer;
  readonly etag: string;
  readonly cacheControl: string;
  /** The request headers that it depends on. */
  readonly vary: string;
  readonly expiresAt: number;
  /** The ids in the body, so that a change of what they name drops the response. */
  readonly ids: readonly string[];
  /** Compressed bodies, filled when a client first asks for one. */
  readonly compressed: { brotli?: Buffer; gzip?: Buffer };
  /** The parsed body, for in-process callers. All of them share it, so it is frozen. */
  parsed?: unknown;
}

/** A compressed body takes at most a third of the plain one, and there are two of them. */
const WEIGHT_FACTOR = 1.7;
/** A parsed body takes two and a half times the memory of its text. */
const PARSED_FACTOR = 2.5;
/** Memory for the maps and headers of one entry of a cache. */
export const ENTRY_BYTES = 1_024;
export const ID_BYTES = 40;

/** The memory that a response takes in a cache. */
export const weighResponse = ({ plain, ids, parsed }: CachedResponse): number =>
  Math.ceil(plain.length * (WEIGHT_FACTOR + (parsed === undefined ? 0 : PARSED_FACTOR))) +
  ENTRY_BYTES +
  ids.length * ID_BYTES;

/** Lists every `id` in a response: those of products, and others that do no harm. */
export function listIds(value: unknown): string[] {
  const ids = new Set<string>();
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      if (name === 'id' && typeof inner === 'string') ids.add(inner);
      else collect(inner);
    }
  };
  collect(value);
  return [...ids];
}

/** Serialises a value into a cacheable response. A private one stays in the caches of this process and its visitor. */
export function createCachedResponse(
  value: unknown,
  seconds: number,
  now: number,
  isPrivate = false,
): CachedResponse {
  const plain = ownBytes(Buffer.from(JSON.stringify(value)));
  return {
    plain,
    etag: computeEtag(plain),
    cacheControl: `${isPrivate ? 'private' : 'public'}, max-age=${seconds}`,
    vary: isPrivate ? `${VARY}, ${VISITOR_VARY}` : VARY,
    expiresAt: now + seconds * 1000,
    ids: listIds(value),
    compressed: {},
  };
}

/** The body in the requested encoding. The first request for an encoding waits for the compression. */
export function encodeBody(
  response: CachedResponse,
  encoding: BodyEncoding,
): Buffer | Promise<Buffer> {
  if (encoding === 'plain' || response.plain.length < MIN_COMPRESSED_BYTES) return response.plain;
  const ready = response.compressed[encoding];
  if (ready) return ready;
  return compress(response.plain, encoding).then((body) => {
    const own = ownBytes(body);
    response.compressed[encoding] = own;
    return own;
  });
}

/** Freezes a value deeply, because many pages share it. */
function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

/** Parses the body once for all in-process callers. */
export function parseOnce(response: CachedResponse): unknown {
  response.parsed ??= deepFreeze(JSON.parse(String(response.plain)));
  return response.parsed;
}
