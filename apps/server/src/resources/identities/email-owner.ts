import type { Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { linkToFirstAccount, nameEmail } from './erased-identities.ts';
import type { ShopperMatch } from './queries.ts';

/** Finds who has proved that an address is theirs. The lock keeps others from proving it meanwhile. */
async function findEmailOwner(
  trx: Transaction<Database>,
  email: string,
): Promise<string | undefined> {
  await acquireAdvisoryLock(trx, `email:${email}`);
  const owner = await trx
    .selectFrom('shoppers')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return owner?.id;
}

/** Whether a shopper, other than the given one, has proved that an address is theirs. */
export async function isEmailTaken(
  trx: Transaction<Database>,
  email: string,
  shopperId: string | null,
): Promise<boolean> {
  const owner = await findEmailOwner(trx, email);
  return owner !== undefined && owner !== shopperId;
}

/**
 * Finds the shopper of a proven address, or registers one. Accounts that only contain the address are not its
 * owner's: others may have typed it.
 */
export async function findOrCreateShopperByEmail(
  trx: Transaction<Database>,
  email: string,
  { keyring, now }: { keyring: Keyring; now: number },
): Promise<ShopperMatch> {
  const owner = await findEmailOwner(trx, email);
  if (owner !== undefined) return { id: owner, isNew: false };
  const { id } = await trx
    .insertInto('shoppers')
    .values({ email, email_verified_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await linkToFirstAccount(trx, keyring, id, [nameEmail(email)]);
  return { id, isNew: true };
}
