import type { Method } from '@vitrine/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Names the method that a POST stands for. */
const HEADER = 'x-http-method-override';
const STRATEGY = 'methodOverride';

/** Makes routes selectable by the header. A route without the constraint ignores it. */
function registerStrategy(app: FastifyInstance): void {
  if (app.hasConstraintStrategy(STRATEGY)) return;
  app.addConstraintStrategy({
    name: STRATEGY,
    storage() {
      const handlers = new Map<unknown, unknown>();
      return {
        get: (value) => handlers.get(value) ?? null,
        set: (value, handler) => void handlers.set(value, handler),
      } as ReturnType<Parameters<typeof app.addConstraintStrategy>[0]['storage']>;
    },
    deriveConstraint: ({ headers }) => headers[HEADER],
    validate: () => undefined,
  });
}

/**
 * The routes of a call. Hosts of mini-programs send no PATCH, so such a call is also served as a POST with
 * the header. No other method and no other value selects it.
 */
export function listMethodRoutes(
  app: FastifyInstance,
  method: Method,
): Pick<RouteOptions, 'method' | 'constraints'>[] {
  if (method !== 'PATCH') return [{ method }];
  registerStrategy(app);
  return [{ method }, { method: 'POST', constraints: { [STRATEGY]: method } }];
}
