import type { Readable } from 'node:stream';
import {
  type BrotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
} from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { CONTENT_ENCODING, packingFor } from '../http/accepts.ts';

/** Fast enough to keep up with rendering; kept pages are packed tighter. */
const BROTLI_QUALITY = 4;

const packers = {
  brotli: () =>
    createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: () => createGzip(),
} as const;

/** Sends what has gathered whenever the source pauses, so that a late part never holds up the first. */
function flushOnPause(source: Readable, packer: BrotliCompress | Gzip): void {
  let willFlush = false;
  const flush = () => {
    willFlush = false;
    if (!packer.writableEnded) packer.flush();
  };
  source.on('data', (chunk) => {
    packer.write(chunk);
    if (!willFlush) setImmediate(flush);
    willFlush = true;
  });
  source.on('end', () => packer.end());
  source.on('error', (error) => packer.destroy(error));
}

/** Streams a page in the form a visitor's browser unpacks. */
export function compressed(
  reply: FastifyReply,
  html: Readable,
  acceptEncoding: string | undefined,
) {
  const packing = packingFor(acceptEncoding);
  if (packing === 'plain') return reply.send(html);
  const packer = packers[packing]();
  flushOnPause(html, packer);
  return reply.header('content-encoding', CONTENT_ENCODING[packing]).send(packer);
}
