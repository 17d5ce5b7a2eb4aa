import type { FastifyInstance } from 'fastify';
import { SHOWN_BY_ANY_SITE } from '../../http/security-headers.ts';
import { chooseFormat, toMediaType } from './format.ts';
import type { RenderImage } from './renderer.ts';
import type { SourceImages } from './source-images.ts';
import { parseWidth } from './widths.ts';

/** A URL with the content hash never changes its image. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Without the hash the image may be replaced. */
const SHORT_LIVED = 'public, max-age=300';

interface ImageRequest {
  Params: { key: string; size: string };
  Querystring: { v?: string };
}

/** Serves `/images/{key}/{size}`, outside the JSON API. */
export function registerImageRoutes(
  app: FastifyInstance,
  sourceImages: SourceImages,
  render: RenderImage,
): void {
  app.get<ImageRequest>('/images/:key/:size', async (request, reply) => {
    const width = parseWidth(request.params.size);
    const source = width && (await sourceImages.find(request.params.key));
    if (!width || !source) return reply.callNotFound();
    const isSentUnchanged = source.format === 'avif' && width >= source.width;
    const format = chooseFormat(request.headers.accept, isSentUnchanged);
    const etag = `"${source.hash}-${width}-${format}"`;
    reply
      .headers(SHOWN_BY_ANY_SITE)
      .header('cache-control', request.query.v === source.hash ? IMMUTABLE : SHORT_LIVED)
      .header('vary', 'Accept')
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(toMediaType(format)).send(await render(source, width, format));
  });
}
