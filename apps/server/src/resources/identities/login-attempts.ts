import type { Kysely } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import { hashForLimits, hashNetwork } from './hmac.ts';
import { exceedsLoginLimits, LOGIN_WINDOW_MS } from './rules.ts';

interface Attempt {
  account: string;
  /** Wrong codes are limited by network only: a code allows few attempts itself. */
  isCode?: boolean;
  ip: string;
  keyring: Keyring;
  now: number;
}

/**
 * Records an attempt as failed before its password or code is checked, so that concurrent attempts are
 * counted. Returns its id, or undefined when there were too many; such an attempt is not recorded, so that
 * repeating it does not prolong the lock.
 */
export function recordLoginAttempt(
  db: Kysely<Database>,
  { account, isCode = false, ip, keyring, now }: Attempt,
): Promise<string | undefined> {
  const byAccount = hashForLimits(
    keyring,
    isCode ? 'code-account' : 'account',
    account.toLowerCase(),
  );
  const byNetwork = hashNetwork(keyring, ip);
  return db.transaction().execute(async (trx) => {
    await acquireAdvisoryLock(trx, `login-network:${byNetwork.toString('base64')}`);
    await acquireAdvisoryLock(trx, `login-account:${byAccount.toString('base64')}`);
    const failed = await trx
      .selectFrom('failed_logins')
      .select((eb) => [
        eb.fn.countAll<string>().filterWhere('account_hash', '=', byAccount).as('byAccount'),
        eb.fn.countAll<string>().filterWhere('ip_hash', '=', byNetwork).as('byNetwork'),
      ])
      .where('failed_at', '>', new Date(now - LOGIN_WINDOW_MS))
      .where((eb) => eb.or([eb('account_hash', '=', byAccount), eb('ip_hash', '=', byNetwork)]))
      .executeTakeFirstOrThrow();
    const isBlocked = exceedsLoginLimits({
      byAccount: isCode ? 0 : Number(failed.byAccount) + 1,
      byNetwork: Number(failed.byNetwork) + 1,
    });
    if (isBlocked) return undefined;
    const { id } = await trx
      .insertInto('failed_logins')
      .values({ account_hash: byAccount, ip_hash: byNetwork, failed_at: new Date(now) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Deletes the record of an attempt whose password or code was right. */
export const clearLoginAttempt = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('failed_logins').where('id', '=', id).execute();
