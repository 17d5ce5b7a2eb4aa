import type { FastifyInstance } from 'fastify';

const GALLERY = 'gallery';
const CODE = /^\w{1,60}$/;

/** The gallery page of a module type, in an environment of its own that is not indexed. */
export const galleryUrl = (prefix: string, code = ''): string =>
  `${prefix}/content/${code ? `${GALLERY}-${code.toLowerCase()}` : GALLERY}?env=${GALLERY}`;

/** Keeps the other query parameters of the request. */
function withQuery(url: string, requestUrl: string): string {
  const query = new URLSearchParams(requestUrl.split('?')[1]);
  query.delete('env');
  return query.size > 0 ? `${url}&${query}` : url;
}

/** Registers the short URLs of the gallery, which production does not have. */
export function registerGallery(app: FastifyInstance): void {
  for (const prefix of ['', '/en']) {
    app.get(`${prefix}/gallery`, ({ url }, reply) =>
      reply.redirect(withQuery(galleryUrl(prefix), url), 302),
    );
    app.get<{ Params: { code: string } }>(`${prefix}/gallery/:code`, (request, reply) => {
      const { code } = request.params;
      if (!CODE.test(code)) return reply.callNotFound();
      return reply.redirect(withQuery(galleryUrl(prefix, code), request.url), 302);
    });
  }
}
