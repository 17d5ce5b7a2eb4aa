import type { Handlers, shoppers } from '@vitrine/contract';
import type { CallContexts } from '../../http/context.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { decide, findPreferences, forgetPreferences } from './queries.ts';

type Calls = Pick<typeof shoppers, 'getPreferences' | 'replacePreferences' | 'createPreferences'>;

export function preferenceHandlers({ db, now }: IdentityDeps): Handlers<Calls, CallContexts> {
  const answer = async (shopperId: string) => ({
    preferences: await findPreferences(db, shopperId),
  });
  return {
    getPreferences: (_, { shopperId }) => answer(shopperId),
    async replacePreferences({ body }, { shopperId }) {
      await db.transaction().execute(async (trx) => {
        await forgetPreferences(trx, shopperId);
        await decide(trx, shopperId, body.preferences, now());
      });
      return answer(shopperId);
    },
    async createPreferences({ body }, { shopperId }) {
      await decide(db, shopperId, body.preferences, now());
      return answer(shopperId);
    },
  };
}
