import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { ApiProblem } from './api-problem.ts';

/** What the one who runs the process asks it. */
const HEALTH_ROUTES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Hides every route but those about health from a process that only runs jobs. Registered before the routes,
 * because a hook covers only what comes after it.
 */
export function hideRoutesOfJobProcess(
  app: FastifyInstance,
  { serves }: Pick<Settings, 'serves'>,
): void {
  if (serves) return;
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (!HEALTH_ROUTES.has(routeOptions.url)) throw new ApiProblem('not-found');
  });
}
