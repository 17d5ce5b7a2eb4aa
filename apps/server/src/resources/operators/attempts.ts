import type { Kysely, Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import { getSite } from '../../http/network.ts';
import { hashForLimits } from '../identities/hmac.ts';
import { type AttemptCounter, countAfter, findWaitMs } from './attempt-rules.ts';
import type { OperatorDeps } from './deps.ts';

export interface NewAttempt {
  readonly budget: 'password' | 'proof';
  /** What is tried: the password of an account, a code of an operator, a proof in a session. */
  readonly subject: string;
  /** The network of a caller without a known device, whose failures count together. */
  readonly ip: string | undefined;
}

/** The counters of an attempt that has not ended. */
export interface CountedAttempt {
  readonly account: Buffer;
  readonly network: Buffer | undefined;
}

export type AttemptStart =
  | { readonly counted: CountedAttempt }
  | { readonly waitMs: number; readonly isFirstDelay: boolean };

const hashKey = ({ keyring }: Pick<OperatorDeps, 'keyring'>, text: string): Buffer =>
  hashForLimits(keyring, 'operator-attempt', text);

async function readCounter(
  trx: Transaction<Database>,
  key: Buffer,
  budget: AttemptCounter['budget'],
) {
  await acquireAdvisoryLock(trx, `operator-attempt:${key.toString('base64')}`);
  const row = await trx
    .selectFrom('operator_attempts')
    .selectAll()
    .where('key_hash', '=', key)
    .executeTakeFirst();
  const counter = { budget, failures: row?.failures ?? 0, lastAt: row?.last_at.getTime() ?? 0 };
  return { key, counter, isRefused: row?.is_refused ?? false };
}

const storeFailures = (trx: Transaction<Database>, key: Buffer, failures: number, now: number) => {
  const values = { failures, last_at: new Date(now), is_refused: false };
  return trx
    .insertInto('operator_attempts')
    .values({ key_hash: key, ...values })
    .onConflict((conflict) => conflict.column('key_hash').doUpdateSet(values))
    .execute();
};

/**
 * Counts an attempt as failed before it is checked, so that concurrent attempts are counted. An attempt that has to
 * wait is not counted, so that repeating it does not prolong the wait.
 */
export function startAttempt(
  deps: Pick<OperatorDeps, 'db' | 'keyring' | 'now'>,
  { budget, subject, ip }: NewAttempt,
): Promise<AttemptStart> {
  const now = deps.now();
  const site = ip === undefined ? undefined : getSite(ip);
  const accountKey = hashKey(deps, site ? `${subject} network ${site}` : subject);
  const networkKey = site ? hashKey(deps, `network ${site}`) : undefined;
  return deps.db.transaction().execute(async (trx) => {
    const network = networkKey && (await readCounter(trx, networkKey, 'network'));
    const account = await readCounter(trx, accountKey, budget);
    const waitMs = findWaitMs(account.counter, network?.counter, now);
    if (waitMs > 0) {
      await trx
        .updateTable('operator_attempts')
        .set({ is_refused: true })
        .where('key_hash', 'in', networkKey ? [accountKey, networkKey] : [accountKey])
        .execute();
      return { waitMs, isFirstDelay: !account.isRefused && !network?.isRefused };
    }
    if (network) await storeFailures(trx, network.key, countAfter(network.counter, now), now);
    await storeFailures(trx, accountKey, countAfter(account.counter, now), now);
    return { counted: { account: accountKey, network: networkKey } };
  });
}

/** Forgets the failures of who has proved who they are; those of the network lose this attempt only. */
export async function clearAttempt(
  db: Kysely<Database>,
  { account, network }: CountedAttempt,
): Promise<void> {
  await db.deleteFrom('operator_attempts').where('key_hash', '=', account).execute();
  if (!network) return;
  await db
    .deleteFrom('operator_attempts')
    .where('key_hash', '=', network)
    .where('failures', '=', 1)
    .execute();
  await db
    .updateTable('operator_attempts')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('key_hash', '=', network)
    .where('failures', '>', 1)
    .execute();
}
