import { openApi } from '@vitrine/contract';
import type { FastifyInstance } from 'fastify';

const TITLE = 'Vitrine';
const VERSION = '1';

/** The interface, described for machines. */
export function documentRoutes(app: FastifyInstance): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(openApi(TITLE, VERSION));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
