import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isHeld } from '../../http/etag.ts';
import { byteRange } from './byte-range.ts';

/** A film may be exchanged under its name, which it seldom is. */
const A_DAY = 'public, max-age=86400';

/** A film's name and no path. */
const NAME = /^[A-Za-z0-9][\w-]{0,127}\.mp4$/;

interface FilmRequest {
  Params: { name: string };
}

async function find(folder: string, name: string) {
  if (!NAME.test(name)) return undefined;
  const path = join(folder, name);
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) return undefined;
  const { size, mtimeMs } = file;
  return { path, size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` };
}

/** The films of content pages: `/content/films/{name}`, in the parts that players ask for. */
export function registerFilms(app: FastifyInstance, folder: string): void {
  app.get<FilmRequest>('/content/films/:name', async (request, reply) => {
    const film = await find(folder, request.params.name);
    if (!film) return reply.callNotFound();
    const { path, size, etag } = film;
    reply.headers({ 'accept-ranges': 'bytes', 'cache-control': A_DAY, etag });
    const { headers } = request;
    if (isHeld(headers['if-none-match'], etag)) return reply.code(304).send();

    const isSameFilm = headers['if-range'] === undefined || headers['if-range'] === etag;
    const range = isSameFilm ? byteRange(headers.range, size) : 'whole';
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
