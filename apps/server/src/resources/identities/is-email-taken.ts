import type { Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';

/**
 * Whether a shopper, other than the given one, has proved that an address is theirs. The lock keeps others from
 * proving it meanwhile.
 */
export async function isEmailTaken(
  trx: Transaction<Database>,
  email: string,
  shopperId: string | null,
): Promise<boolean> {
  await acquireAdvisoryLock(trx, `email:${email}`);
  const owner = await trx
    .selectFrom('shoppers')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('id', 'is distinct from', shopperId)
    .executeTakeFirst();
  return owner !== undefined;
}
