import type { FastifyInstance } from 'fastify';

const GALLERY = 'gallery';
const CODE = /^\w{1,60}$/;

/** Where a module type stands by itself: a page of an environment of its own, which nobody indexes. */
export const galleryAddress = (prefix: string, code = ''): string =>
  `${prefix}/content/${code ? `${GALLERY}-${code.toLowerCase()}` : GALLERY}?env=${GALLERY}`;

/** What was asked for besides, such as a platform or the engineer's view, goes along. */
function withQuery(address: string, asked: string): string {
  const query = new URLSearchParams(asked.split('?')[1]);
  query.delete('env');
  return query.size > 0 ? `${address}&${query}` : address;
}

/** Short addresses of the gallery. A shop in production has none. */
export function registerGallery(app: FastifyInstance): void {
  for (const prefix of ['', '/en']) {
    app.get(`${prefix}/gallery`, ({ url }, reply) =>
      reply.redirect(withQuery(galleryAddress(prefix), url), 302),
    );
    app.get<{ Params: { code: string } }>(`${prefix}/gallery/:code`, (request, reply) => {
      const { code } = request.params;
      if (!CODE.test(code)) return reply.callNotFound();
      return reply.redirect(withQuery(galleryAddress(prefix, code), request.url), 302);
    });
  }
}
