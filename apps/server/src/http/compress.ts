import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BodyEncoding } from './content-encoding.ts';

/** Smaller bodies fit into one network packet anyway. */
export const MIN_COMPRESSED_BYTES = 1_024;

/** Within five per cent of quality 5, in half its time. */
const BROTLI_QUALITY = 3;
/** Responses are far below 256 KB: a larger window would only cost memory for each of them. */
const BROTLI_WINDOW_BITS = 18;
const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** Compresses on a thread of the pool, so that other requests are not blocked. */
export async function compress(plain: Buffer, encoding: BodyEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return withGzip(plain);
  if (encoding === 'plain') return plain;
  return withBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}
