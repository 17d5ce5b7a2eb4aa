import type { FastifyInstance } from 'fastify';
import { CONTENT_ENCODING, chooseEncoding } from '../http/content-encoding.ts';
import { matchesEtag } from '../http/etag.ts';
import type { StaticFile } from './static-files.ts';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Serves files whose names change with their content, in the encoding that the browser prefers. */
export function registerStaticFiles(
  app: FastifyInstance,
  base: string,
  findFile: (name: string) => Promise<StaticFile | undefined>,
  headers: Readonly<Record<string, string>> = {},
): void {
  app.get<{ Params: { file: string } }>(`${base}:file`, async (request, reply) => {
    const file = await findFile(request.params.file);
    if (!file) return reply.callNotFound();
    reply.headers(headers);
    reply.headers({ etag: file.etag, 'cache-control': CACHE_FOREVER, vary: 'accept-encoding' });
    if (matchesEtag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const contentEncoding = CONTENT_ENCODING[encoding];
    if (contentEncoding) reply.header('content-encoding', contentEncoding);
    return reply.type(file.type).send(file[encoding]);
  });
}
