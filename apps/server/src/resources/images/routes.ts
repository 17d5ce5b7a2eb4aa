import type { FastifyInstance } from 'fastify';
import { chooseFormat, mediaType } from './format.ts';
import type { Masters } from './masters.ts';
import type { Render } from './rendering.ts';
import { offeredWidth } from './widths.ts';

/** An address with the hash of its picture never shows another one. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Without the hash the picture may be exchanged. */
const FOR_NOW = 'public, max-age=300';

interface ImageRequest {
  Params: { key: string; size: string };
  Querystring: { v?: string };
}

/** Pictures, outside the JSON interface: `/images/{key}/{size}`. */
export function registerImages(app: FastifyInstance, masters: Masters, render: Render): void {
  app.get<ImageRequest>('/images/:key/:size', async (request, reply) => {
    const width = offeredWidth(request.params.size);
    const master = width && (await masters.find(request.params.key));
    if (!width || !master) return reply.callNotFound();
    const format = chooseFormat(request.headers.accept, width >= master.width);
    const etag = `"${master.hash}-${width}-${format}"`;
    reply
      .header('cache-control', request.query.v === master.hash ? FOR_EVER : FOR_NOW)
      .header('vary', 'Accept')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(mediaType(format)).send(await render(master, width, format));
  });
}
