import type { Handlers, identity, messaging, shoppers } from '@vitrine/contract';
import type { CallContexts } from '../http/context.ts';
import type { IdentityDeps } from './identities/deps.ts';
import { identityHandlers } from './identities/routes.ts';
import { membershipHandlers } from './memberships/routes.ts';
import { messagingHandlers } from './messaging/routes.ts';
import { preferenceHandlers } from './preferences/routes.ts';
import { privacyHandlers } from './privacy/routes.ts';
import { profileHandlers } from './profiles/routes.ts';
import { subscriptionHandlers } from './subscriptions/routes.ts';

type Calls = typeof identity & typeof messaging & typeof shoppers;

/** Everything about who somebody is. */
export const personHandlers = (deps: IdentityDeps): Handlers<Calls, CallContexts> => ({
  ...identityHandlers(deps),
  ...messagingHandlers(deps),
  ...profileHandlers(deps),
  ...membershipHandlers(deps),
  ...preferenceHandlers(deps),
  ...privacyHandlers(deps),
  ...subscriptionHandlers(deps),
});
