import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Packing } from './accepts.ts';

/** Below this, packing saves less than the packet it travels in. */
export const WORTH_PACKING_BYTES = 1_024;

/** Within five per cent of quality 5, in half its time. */
const BROTLI_QUALITY = 3;
/** Answers are far below 256 KB: a larger window would only be memory to clear for each of them. */
const BROTLI_WINDOW_BITS = 18;
const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** Packs bytes on another thread, so that other requests go on. */
export async function pack(plain: Buffer, packing: Packing): Promise<Buffer> {
  if (packing === 'gzip') return withGzip(plain);
  if (packing === 'plain') return plain;
  return withBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
