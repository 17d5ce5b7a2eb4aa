import type { IdentityProvider } from '@vitrine/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { takeTurns } from '../../sessions/enter.ts';

/** Somebody as a partner knows them. */
export interface Known {
  readonly provider: IdentityProvider;
  readonly openId: string;
  readonly unionId: string | null;
  readonly nickname?: string | null;
  readonly avatarUrl?: string | null;
}

export interface Found {
  readonly id: string;
  readonly isNew: boolean;
}

/** Union ids are of one house each; ids of different houses say nothing about each other. */
const HOUSE: Readonly<Record<IdentityProvider, string>> = {
  'messaging-oa': 'wechat',
  minip: 'wechat',
  ttmp: 'douyin',
  alimp: 'alipay',
};
const unionOf = ({ provider, unionId }: Known) => unionId && `${HOUSE[provider]}:${unionId}`;

/** Two logins of the same person at once must find one shopper, not make two. */
const takeTurnsAs = (trx: Transaction<Database>, known: Known) =>
  takeTurns(trx, `identity:${unionOf(known) ?? `${known.provider}:${known.openId}`}`);

export async function shopperOfMobile(trx: Transaction<Database>, mobile: string): Promise<Found> {
  const made = await trx
    .insertInto('shoppers')
    .values({ mobile })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true };
  const { id } = await trx
    .selectFrom('shoppers')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

const findIdentity = (trx: Transaction<Database>, { provider, openId }: Known) =>
  trx
    .selectFrom('shopper_identities')
    .select('shopper_id')
    .where('provider', '=', provider)
    .where('subject', '=', openId)
    .executeTakeFirst();

/** The same person, as another account of the same house knows them. */
const findByUnion = (trx: Transaction<Database>, union: string) =>
  trx
    .selectFrom('shopper_identities')
    .select('shopper_id')
    .where('union_id', '=', union)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

const tie = (trx: Transaction<Database>, known: Known, shopperId: string) =>
  trx
    .insertInto('shopper_identities')
    .values({
      provider: known.provider,
      subject: known.openId,
      union_id: unionOf(known),
      shopper_id: shopperId,
      nickname: known.nickname ?? null,
      avatar_url: known.avatarUrl ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();

/** Who is behind a partner's account; whom nobody knows is registered, if that is wanted. */
export async function shopperOfIdentity(
  trx: Transaction<Database>,
  known: Known,
  register: boolean,
): Promise<Found | undefined> {
  await takeTurnsAs(trx, known);
  const same = await findIdentity(trx, known);
  if (same) return { id: same.shopper_id, isNew: false };
  const union = unionOf(known);
  const relative = union ? await findByUnion(trx, union) : undefined;
  if (relative) {
    await tie(trx, known, relative.shopper_id);
    return { id: relative.shopper_id, isNew: false };
  }
  if (!register) return undefined;
  const { id } = await trx
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  await tie(trx, known, id);
  return { id, isNew: true };
}

/** Ties a partner's account to a shopper. Again is no harm. */
export async function bindIdentity(
  trx: Transaction<Database>,
  known: Known,
  shopperId: string,
): Promise<'bound' | 'identity-taken' | 'already-bound'> {
  await takeTurnsAs(trx, known);
  const owner = await findIdentity(trx, known);
  if (owner) return owner.shopper_id === shopperId ? 'bound' : 'identity-taken';
  const { numInsertedOrUpdatedRows } = await tie(trx, known, shopperId);
  return numInsertedOrUpdatedRows === 1n ? 'bound' : 'already-bound';
}

/** Unties the messaging account, unless nothing else lets the shopper in. False: it was the last way. */
export async function unbindMessaging(
  trx: Transaction<Database>,
  shopperId: string,
): Promise<boolean> {
  const { mobile, email, password_hash } = await trx
    .selectFrom('shoppers')
    .select(['mobile', 'email', 'password_hash'])
    .where('id', '=', shopperId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const others = await trx
    .selectFrom('shopper_identities')
    .select('provider')
    .where('shopper_id', '=', shopperId)
    .where('provider', '!=', 'messaging-oa')
    .executeTakeFirst();
  if (!mobile && !(email && password_hash) && !others) return false;
  await trx
    .deleteFrom('shopper_identities')
    .where('shopper_id', '=', shopperId)
    .where('provider', '=', 'messaging-oa')
    .execute();
  return true;
}

export const findAccount = (db: Kysely<Database>, { mobile, email }: Account) =>
  db
    .selectFrom('shoppers')
    .select(['id', 'password_hash'])
    .where('erased_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(mobile ? [eb('mobile', '=', mobile)] : []),
        ...(email ? [eb('email', '=', email)] : []),
      ]),
    )
    .executeTakeFirst();

interface Account {
  mobile: string | undefined;
  email: string | undefined;
}

/** Whether a token was not used before, which it is by that. */
export async function spendToken(
  trx: Transaction<Database>,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const spent = await trx
    .insertInto('spent_tokens')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

export const findVisitor = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .select((eb) => [
      'role',
      eb
        .exists(
          eb
            .selectFrom('shopper_identities')
            .select('shopper_id')
            .whereRef('shopper_identities.shopper_id', '=', 'shoppers.id')
            .where('provider', '=', 'messaging-oa'),
        )
        .as('isBound'),
    ])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
