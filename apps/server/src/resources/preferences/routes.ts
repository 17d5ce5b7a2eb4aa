import type { Handlers, shoppers } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { deletePreferences, findPreferences, savePreferences } from './queries.ts';

type Calls = Pick<typeof shoppers, 'getPreferences' | 'replacePreferences' | 'createPreferences'>;

export function preferenceHandlers({ db, now }: IdentityDeps): Handlers<Calls, HandlerContexts> {
  const readPreferences = async (shopperId: string) => ({
    preferences: await findPreferences(db, shopperId),
  });
  return {
    getPreferences: (_, { shopperId }) => readPreferences(shopperId),
    async replacePreferences({ body }, { shopperId }) {
      await db.transaction().execute(async (trx) => {
        await deletePreferences(trx, shopperId);
        await savePreferences(trx, shopperId, body.preferences, now());
      });
      return readPreferences(shopperId);
    },
    async createPreferences({ body }, { shopperId }) {
      await savePreferences(db, shopperId, body.preferences, now());
      return readPreferences(shopperId);
    },
  };
}
