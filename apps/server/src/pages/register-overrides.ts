import { LANGUAGES } from '@vitrine/kit';
import type { FastifyInstance } from 'fastify';
import { compress } from '../http/compress.ts';
import { CONTENT_ENCODING, chooseEncoding } from '../http/content-encoding.ts';
import type { FindOverrides } from './renderer.ts';

/** Where the web app asks for them: `apps/web/src/client/read-overrides.ts`. */
const OVERRIDES_BASE = '/content/messages/';

const CACHE_FOREVER = 'public, max-age=31536000, immutable';

interface Route {
  Params: { language: string; version: string };
  Querystring: { tables?: string };
}

/** Serves what the merchant wrote in place of the messages of some tables, for code that a page loads later. */
export function registerOverrides(app: FastifyInstance, findOverrides?: FindOverrides): void {
  app.get<Route>(
    `${OVERRIDES_BASE}:language/:version`,
    async ({ params, query, headers }, reply) => {
      const language = LANGUAGES.find((each) => each === params.language);
      if (!language) return reply.callNotFound();
      const overrides = findOverrides?.(language);
      const names = new Set(String(query.tables ?? '').split(','));
      const texts = Object.entries(overrides?.byTable ?? {})
        .filter(([table]) => names.has(table))
        .map(([, text]) => text);
      const body = Buffer.from(JSON.stringify(Object.assign({}, ...texts)));
      const isCurrent = overrides?.version === params.version;
      const encoding = chooseEncoding(headers['accept-encoding']);
      const contentEncoding = CONTENT_ENCODING[encoding];
      if (contentEncoding) reply.header('content-encoding', contentEncoding);
      return reply
        .type('application/json; charset=utf-8')
        .headers({
          'cache-control': isCurrent ? CACHE_FOREVER : 'no-store',
          vary: 'accept-encoding',
        })
        .send(await compress(body, encoding));
    },
  );
}
