import { CHINA_OFFSET_MS, chinaClock, DAY_MS } from '@vitrine/kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { computeLookupHmac } from '../../encryption/encrypt.ts';
import type { Keyring } from '../../encryption/keyring.ts';

const HASH_CONTEXT = 'erased-identity';
/** Limits of a day, such as those of identity checks, are counted this long in any case. */
const MIN_RETENTION_MS = 2 * DAY_MS;
/** A campaign without an end does not keep a hash forever. */
const MAX_RETENTION_MS = 400 * DAY_MS;

/** The names by which a person is recognised when they come back. */
export const nameMobile = (mobile: string) => `mobile:${mobile}`;
export const nameEmail = (email: string) => `email:${email}`;
export const nameExternalIdentity = ({ provider, openId }: { provider: string; openId: string }) =>
  `identity:${provider}:${openId}`;
export const nameUnion = (unionKey: string) => `union:${unionKey}`;

/** Finds the first account of a person who comes back, by any of their names. */
async function findFirstAccount(
  db: Kysely<Database>,
  keyring: Keyring,
  names: readonly string[],
): Promise<string | null> {
  const hashes = names.flatMap((name) =>
    keyring.all.map((key) => computeLookupHmac(key, HASH_CONTEXT, name)),
  );
  const row = await db
    .selectFrom('erased_identities')
    .select('limit_account_id')
    .where('identity_hash', 'in', hashes)
    .orderBy('limit_account_id')
    .limit(1)
    .executeTakeFirst();
  return row?.limit_account_id ?? null;
}

/** Counts the limits of a new account with those of the person's first account. */
export async function linkToFirstAccount(
  trx: Transaction<Database>,
  keyring: Keyring,
  shopperId: string,
  names: readonly string[],
): Promise<void> {
  const firstId = await findFirstAccount(trx, keyring, names);
  if (firstId === null) return;
  await trx
    .updateTable('shoppers')
    .set({ limit_account_id: firstId })
    .where('id', '=', shopperId)
    .execute();
}

/** The end of the year in Beijing. */
const endOfYear = (now: number) => Date.UTC(chinaClock(now).year + 1, 0, 1) - CHINA_OFFSET_MS;

/** When the last of the campaigns ends that this shopper could have taken part in. */
async function findRetentionEnd(db: Kysely<Database>, now: number): Promise<Date> {
  const at = new Date(now);
  const { rows } = await sql<{ last: Date | null }>`
    select max(ends) as last from (
      select claims_to as ends from reward_packages where claims_from <= ${at}
      union all select valid_to from promo_codes where valid_from <= ${at}
      union all select ends_at from lotteries where starts_at <= ${at}
      union all select ends_at from campaigns where starts_at <= ${at}
      union all select ends_at from activities where starts_at <= ${at}
      union all select ends_at from referral_programs where starts_at <= ${at}
      union all select ends_at from task_groups where starts_at <= ${at}
      -- A birthday gift is given once a year.
      union all select ${new Date(endOfYear(now))}::timestamptz from benefits where kind = 'birthday-gift'
    ) as campaign`.execute(db);
  const last = rows[0]?.last?.getTime() ?? 0;
  return new Date(Math.min(Math.max(last, now + MIN_RETENTION_MS), now + MAX_RETENTION_MS));
}

/**
 * Keeps keyed hashes of an account that is about to be erased. A person who comes back with the same mobile,
 * e-mail address or partner account finds the limits of the running campaigns as they were.
 */
export async function rememberIdentities(
  trx: Transaction<Database>,
  keyring: Keyring,
  shopperId: string,
  now: number,
): Promise<void> {
  const { mobile, email, email_verified_at, limit_account_id } = await trx
    .selectFrom('shoppers')
    .select(['mobile', 'email', 'email_verified_at', 'limit_account_id'])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const identities = await trx
    .selectFrom('external_identities')
    .select(['provider', 'subject', 'union_id'])
    .where('shopper_id', '=', shopperId)
    .execute();
  const names = [
    ...(mobile === null ? [] : [nameMobile(mobile)]),
    ...(email !== null && email_verified_at ? [nameEmail(email)] : []),
    ...identities.map(({ provider, subject }) =>
      nameExternalIdentity({ provider, openId: subject }),
    ),
    ...new Set(
      identities.flatMap(({ union_id }) => (union_id === null ? [] : nameUnion(union_id))),
    ),
  ];
  if (names.length === 0) return;
  const kept_until = await findRetentionEnd(trx, now);
  await trx
    .insertInto('erased_identities')
    .values(
      names.map((name) => ({
        identity_hash: computeLookupHmac(keyring.current, HASH_CONTEXT, name),
        limit_account_id: limit_account_id ?? shopperId,
        kept_until,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('identity_hash').doUpdateSet((eb) => ({
        kept_until: eb.fn<Date>('greatest', [
          'erased_identities.kept_until',
          'excluded.kept_until',
        ]),
      })),
    )
    .execute();
}
