import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../../http/etag.ts';
import { SHOWN_BY_ANY_SITE } from '../../http/security-headers.ts';
import { parseByteRange } from './byte-range.ts';
import type { FindUploadedVideo } from './uploaded-videos.ts';

/** A video may be replaced under the same name, so it is not immutable. */
const CACHE_ONE_DAY = 'public, max-age=86400';

/** A file name and never a path. */
const NAME = /^[A-Za-z0-9][\w-]{0,127}\.mp4$/;

interface VideoRequest {
  Params: { name: string };
}

async function findVideo(folder: string, name: string, findUploaded: FindUploadedVideo) {
  if (!NAME.test(name)) return undefined;
  const path = (await findUploaded(name)) ?? join(folder, name);
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) return undefined;
  const { size, mtimeMs } = file;
  return { path, size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
}

/** Serves the videos of content pages at `/content/films/{name}`, with range requests. */
export function registerVideoRoutes(
  app: FastifyInstance,
  folder: string,
  findUploaded: FindUploadedVideo = async () => undefined,
): void {
  app.get<VideoRequest>('/content/films/:name', async (request, reply) => {
    const video = await findVideo(folder, request.params.name, findUploaded);
    if (!video) return reply.callNotFound();
    const { path, size, etag } = video;
    reply.headers({ 'accept-ranges': 'bytes', 'cache-control': CACHE_ONE_DAY, etag });
    reply.headers(SHOWN_BY_ANY_SITE);
    const { headers } = request;
    if (matchesEtag(headers['if-none-match'], etag)) return reply.code(304).send();

    const isUnchanged = headers['if-range'] === undefined || headers['if-range'] === etag;
    const range = isUnchanged ? parseByteRange(headers.range, size) : 'whole';
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${size}`).send();
    }
    reply.type('video/mp4');
    if (range === 'whole') {
      return reply.header('content-length', size).send(createReadStream(path));
    }
    const { start, end } = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${size}`)
      .header('content-length', end - start + 1)
      .send(createReadStream(path, range));
  });
}
