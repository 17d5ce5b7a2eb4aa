import type { devices, Handlers } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { Providers } from '../../providers/providers.ts';
import { registerDevice } from './queries.ts';

export interface DeviceDeps {
  readonly db: Kysely<Database>;
  readonly keyring: Keyring;
  readonly providers: Pick<Providers, 'push'>;
  readonly now: () => number;
}

/** The devices of a shopper. Guests have none, because every message is of a shopper. */
export const deviceHandlers = ({
  db,
  keyring,
  providers,
  now,
}: DeviceDeps): Handlers<typeof devices, HandlerContexts> => ({
  async registerDevice({ body }, { session }) {
    if (!providers.push[body.vendor]) return { id: null };
    const id = await db
      .transaction()
      .execute((trx) => registerDevice(trx, body, session, { keyring, now: now() }));
    if (id === undefined) throw new ApiProblem('unauthorised');
    return { id };
  },
  async unregisterDevice({ params }, { shopperId }) {
    await db
      .deleteFrom('push_devices')
      .where('id', '=', params.id)
      .where('shopper_id', '=', shopperId)
      .execute();
    return { done: true };
  },
});
