import type { Calls, Handlers } from '@vitrine/contract';
import type { CallContext } from '../http/context.ts';
import type { CatalogueDeps } from '../resources/catalogue-deps.ts';
import { catalogueHandlers } from '../resources/catalogue-handlers.ts';
import { type ContentDeps, contentHandlers } from '../resources/contents/routes.ts';

/** What resources work with; each takes the part it needs. */
export type ResourceDeps = CatalogueDeps & ContentDeps;

/** A handler for every call of the contract: one that is missing does not compile. */
export const allHandlers = (deps: ResourceDeps): Handlers<Calls, CallContext> => ({
  ...catalogueHandlers(deps),
  ...contentHandlers(deps),
});
