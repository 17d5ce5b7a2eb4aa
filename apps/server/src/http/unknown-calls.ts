import type { Call } from '@vitrine/contract';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** `/api/v1/products/{id}` as a pattern that real paths match. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** Which methods a path of the interface understands. */
export function methodsAt(calls: Readonly<Record<string, Call>>) {
  const known = Object.values(calls).map(({ method, path }) => ({ method, at: patternOf(path) }));
  return (url: string): string[] => [
    ...new Set(known.filter(({ at }) => at.test(pathOf(url))).map(({ method }) => method)),
  ];
}

/** Answers whatever is asked below /api that no call answers: 405 at a known path, else 404. */
export function refuseUnknownCalls(app: FastifyInstance, calls: Readonly<Record<string, Call>>) {
  const methods = methodsAt(calls);
  app.all('/api/*', {
    // Before the body is read: its form does not matter any more.
    onRequest: async (request) => {
      const allowed = methods(request.url);
      // A known path that came here all the same has an id of absurd length.
      if (allowed.length === 0 || allowed.includes(request.method)) throw new ApiError('not-found');
      const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
      throw new ApiError('method-not-allowed', undefined, { headers: { allow } });
    },
    handler: () => {},
  });
}
