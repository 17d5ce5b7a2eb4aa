import type { Handlers, shoppers } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { changeProfile } from './change-profile.ts';
import { findMessagingProfile, findProfile } from './queries.ts';

type Calls = Pick<typeof shoppers, 'getProfile' | 'updateProfile' | 'getMessagingProfile'>;

export const profileHandlers = (deps: IdentityDeps): Handlers<Calls, HandlerContexts> => ({
  getProfile: (_, { shopperId }) => findProfile(deps.db, shopperId, deps.now()),
  async updateProfile({ body }, context) {
    await changeProfile(deps, context, body);
    return findProfile(deps.db, context.shopperId, deps.now());
  },
  getMessagingProfile: (_, { shopperId }) => findMessagingProfile(deps.db, shopperId),
});
