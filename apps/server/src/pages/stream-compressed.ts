import type { Readable } from 'node:stream';
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
} from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { CONTENT_ENCODING, chooseEncoding } from '../http/content-encoding.ts';

/** Fast enough to keep up with rendering; cached pages are compressed better. */
const BROTLI_QUALITY = 4;

const COMPRESSORS = {
  brotli: () =>
    createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
} as const;

/** Flushes whenever the source pauses, so that a late part of the page does not delay the first. */
function flushOnPause(source: Readable, compressor: BrotliCompress | Gzip): void {
  let willFlush = false;
  const flush = () => {
    willFlush = false;
    if (!compressor.writableEnded) compressor.flush();
  };
  source.on('data', (chunk) => {
    compressor.write(chunk);
    if (!willFlush) setImmediate(flush);
    willFlush = true;
  });
  source.on('end', () => compressor.end());
  source.on('error', (error) => compressor.destroy(error));
}

/** Streams a page, compressed as the browser accepts. */
export function streamCompressed(
  reply: FastifyReply,
  html: Readable,
  acceptEncoding: string | undefined,
) {
  const encoding = chooseEncoding(acceptEncoding);
  if (encoding === 'plain') return reply.send(html);
  const compressor = COMPRESSORS[encoding]();
  flushOnPause(html, compressor);
  return reply.header('content-encoding', CONTENT_ENCODING[encoding]).send(compressor);
}
