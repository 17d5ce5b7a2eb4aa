import type { Call } from '@vitrine/contract';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { ApiProblem } from './api-problem.ts';

/** `/api/v1/products/{id}` as a pattern that real paths match. */
const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** Finds the methods that the API has at a path. */
export function createMethodLookup(calls: Readonly<Record<string, Call>>) {
  const known = Object.values(calls).map(({ method, path }) => ({ method, at: patternOf(path) }));
  return (url: string): string[] => [
    ...new Set(known.filter(({ at }) => at.test(pathOf(url))).map(({ method }) => method)),
  ];
}

/** Answers requests below the APIs that match no call: 405 at a known path, otherwise 404. */
export function registerUnknownCalls(app: FastifyInstance, calls: Readonly<Record<string, Call>>) {
  const methods = createMethodLookup(calls);
  const options: RouteShorthandOptions = {
    // Runs before the body is read, because the body does not matter here.
    onRequest: async (request) => {
      const allowed = methods(request.url);
      // A known path gets here when its id is longer than the router allows.
      if (allowed.length === 0 || allowed.includes(request.method))
        throw new ApiProblem('not-found');
      const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
      throw new ApiProblem('method-not-allowed', undefined, { headers: { allow } });
    },
  };
  for (const path of ['/api/*', '/admin/api/*']) app.all(path, options, () => {});
}
