import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { LOGIN_WINDOW_MS, refusesLogin } from './rules.ts';
import { hidden } from './secret.ts';

interface Attempt {
  account: string;
  address: string;
  key: string;
  now: number;
}

/**
 * Notes an attempt to sign in as a failed one before its password is looked at, so that many at once
 * do not pass together. Answers its id, or undefined when there were too many.
 */
export async function noteAttempt(
  db: Kysely<Database>,
  { account, address, key, now }: Attempt,
): Promise<string | undefined> {
  const [ofAccount, ofAddress] = [hidden(account.toLowerCase(), key), hidden(address, key)];
  const { id } = await db
    .insertInto('failed_logins')
    .values({ account_hash: ofAccount, address_hash: ofAddress, failed_at: new Date(now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const counts = await db
    .selectFrom('failed_logins')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('account_hash', '=', ofAccount).as('ofAccount'),
      eb.fn.countAll<string>().filterWhere('address_hash', '=', ofAddress).as('ofAddress'),
    ])
    .where('failed_at', '>', new Date(now - LOGIN_WINDOW_MS))
    .where((eb) => eb.or([eb('account_hash', '=', ofAccount), eb('address_hash', '=', ofAddress)]))
    .executeTakeFirstOrThrow();
  const isRefused = refusesLogin({
    ofAccount: Number(counts.ofAccount),
    ofAddress: Number(counts.ofAddress),
  });
  return isRefused ? undefined : id;
}

/** It was the right password after all. */
export const forgiveAttempt = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('failed_logins').where('id', '=', id).execute();
