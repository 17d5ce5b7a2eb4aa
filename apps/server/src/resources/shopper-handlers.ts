import type { accountSecurity, Handlers, messaging, sessions, shoppers } from '@vitrine/contract';
import type { HandlerContexts } from '../http/handler-context.ts';
import { accountSecurityHandlers } from './identities/account-routes.ts';
import type { IdentityDeps } from './identities/deps.ts';
import { identityHandlers } from './identities/routes.ts';
import { membershipHandlers } from './memberships/routes.ts';
import { messagingHandlers } from './messaging/routes.ts';
import { preferenceHandlers } from './preferences/routes.ts';
import { privacyHandlers } from './privacy/routes.ts';
import { profileHandlers } from './profiles/routes.ts';
import { subscriptionHandlers } from './subscriptions/routes.ts';

type Calls = typeof sessions & typeof accountSecurity & typeof messaging & typeof shoppers;

/** The calls of login, profile and preferences. */
export const shopperHandlers = (deps: IdentityDeps): Handlers<Calls, HandlerContexts> => ({
  ...identityHandlers(deps),
  ...accountSecurityHandlers(deps),
  ...messagingHandlers(deps),
  ...profileHandlers(deps),
  ...membershipHandlers(deps),
  ...preferenceHandlers(deps),
  ...privacyHandlers(deps),
  ...subscriptionHandlers(deps),
});
