import { randomUUID } from 'node:crypto';
import type { newDevice } from '@vitrine/contract';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { encryptToken, hashToken } from '../../notifications/push-tokens.ts';
import type { ShopperSession } from '../../sessions/session.ts';
import { holdSession } from '../../sessions/store.ts';

/** More devices than a person has; the one registered longest ago gives way. */
export const MAX_DEVICES = 10;

type NewDevice = z.output<typeof newDevice>;

/**
 * Registers a device, and takes its token from the shopper who had it before. Returns its id, or undefined when the
 * session has ended meanwhile.
 */
export async function registerDevice(
  trx: Transaction<Database>,
  device: NewDevice,
  { shopperId, id: sessionId }: ShopperSession,
  { keyring, now }: { readonly keyring: Keyring; readonly now: number },
): Promise<string | undefined> {
  if (!(await holdSession(trx, sessionId))) return undefined;
  const { vendor, token, appVersion, language, system } = device;
  const id = randomUUID();
  const hashes = keyring.all.map((key) => hashToken(key, vendor, token));
  await trx.deleteFrom('push_devices').where('token_hash', 'in', hashes).execute();
  const row = {
    id,
    shopper_id: shopperId,
    session_id: sessionId,
    ...encryptToken(keyring, id, token),
    app_version: appVersion,
    language,
    system,
    registered_at: new Date(now),
  };
  await trx
    .insertInto('push_devices')
    .values({ ...row, vendor, token_hash: hashToken(keyring.current, vendor, token) })
    // Another call has registered the token since it was deleted.
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(row))
    .execute();
  await trx
    .deleteFrom('push_devices')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_devices')
        .select('push_devices.id')
        .where('shopper_id', '=', shopperId)
        .orderBy('registered_at', 'desc')
        .orderBy('push_devices.id')
        .offset(MAX_DEVICES),
    )
    .execute();
  return id;
}
