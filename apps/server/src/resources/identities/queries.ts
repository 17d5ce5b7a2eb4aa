import type { CodeTarget, ExternalIdentityProvider } from '@vitrine/contract';
import type { Kysely, Transaction } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import {
  linkToFirstAccount,
  nameExternalIdentity,
  nameMobile,
  nameUnion,
} from './erased-identities.ts';
import { findWaysIn, hasWayIn } from './ways-in.ts';

/** The account of a person with a partner. */
export interface ExternalIdentity {
  readonly provider: ExternalIdentityProvider;
  readonly openId: string;
  readonly unionId: string | null;
  readonly nickname?: string | null;
  readonly avatarUrl?: string | null;
}

export interface ShopperMatch {
  readonly id: string;
  readonly isNew: boolean;
}

/** A union id is only valid within one platform, so its key contains the platform. */
const UNION_PLATFORM: Readonly<Record<ExternalIdentityProvider, string>> = {
  'messaging-oa': 'wechat',
  minip: 'wechat',
  ttmp: 'douyin',
  alimp: 'alipay',
};
const getUnionKey = ({ provider, unionId }: ExternalIdentity) =>
  unionId && `${UNION_PLATFORM[provider]}:${unionId}`;

/** Serialises concurrent logins of one person, so that they do not create two shoppers. */
const lockExternalIdentity = (trx: Transaction<Database>, identity: ExternalIdentity) =>
  acquireAdvisoryLock(
    trx,
    `identity:${getUnionKey(identity) ?? `${identity.provider}:${identity.openId}`}`,
  );

export async function findOrCreateShopperByMobile(
  trx: Transaction<Database>,
  mobile: string,
  keyring: Keyring,
): Promise<ShopperMatch> {
  const created = await trx
    .insertInto('shoppers')
    .values({ mobile })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (created) {
    await linkToFirstAccount(trx, keyring, created.id, [nameMobile(mobile)]);
    return { id: created.id, isNew: true };
  }
  const { id } = await trx
    .selectFrom('shoppers')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

const findExternalIdentity = (trx: Transaction<Database>, { provider, openId }: ExternalIdentity) =>
  trx
    .selectFrom('external_identities')
    .select('shopper_id')
    .where('provider', '=', provider)
    .where('subject', '=', openId)
    .executeTakeFirst();

/** Finds the shopper by another account of the same platform. */
const findByUnion = (trx: Transaction<Database>, unionKey: string) =>
  trx
    .selectFrom('external_identities')
    .select('shopper_id')
    .where('union_id', '=', unionKey)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();

const insertExternalIdentity = (
  trx: Transaction<Database>,
  identity: ExternalIdentity,
  shopperId: string,
) =>
  trx
    .insertInto('external_identities')
    .values({
      provider: identity.provider,
      subject: identity.openId,
      union_id: getUnionKey(identity),
      shopper_id: shopperId,
      nickname: identity.nickname ?? null,
      avatar_url: identity.avatarUrl ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();

/** Finds the shopper of an external identity, and creates one if `register` is set. */
export async function findOrCreateShopperByIdentity(
  trx: Transaction<Database>,
  identity: ExternalIdentity,
  { register, keyring }: { register: boolean; keyring: Keyring },
): Promise<ShopperMatch | undefined> {
  await lockExternalIdentity(trx, identity);
  const existing = await findExternalIdentity(trx, identity);
  if (existing) return { id: existing.shopper_id, isNew: false };
  const unionKey = getUnionKey(identity);
  const related = unionKey ? await findByUnion(trx, unionKey) : undefined;
  if (related) {
    await insertExternalIdentity(trx, identity, related.shopper_id);
    return { id: related.shopper_id, isNew: false };
  }
  if (!register) return undefined;
  const { id } = await trx
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertExternalIdentity(trx, identity, id);
  const names = [nameExternalIdentity(identity), ...(unionKey ? [nameUnion(unionKey)] : [])];
  await linkToFirstAccount(trx, keyring, id, names);
  return { id, isNew: true };
}

/** Binds an external identity to a shopper. Repeating it has no effect. */
export async function bindExternalIdentity(
  trx: Transaction<Database>,
  identity: ExternalIdentity,
  shopperId: string,
): Promise<'bound' | 'identity-taken' | 'already-bound'> {
  await lockExternalIdentity(trx, identity);
  const owner = await findExternalIdentity(trx, identity);
  if (owner) return owner.shopper_id === shopperId ? 'bound' : 'identity-taken';
  const { numInsertedOrUpdatedRows } = await insertExternalIdentity(trx, identity, shopperId);
  return numInsertedOrUpdatedRows === 1n ? 'bound' : 'already-bound';
}

/** Unbinds the messaging account. Returns false when it is the shopper's only way to log in. */
export async function unbindMessaging(
  trx: Transaction<Database>,
  shopperId: string,
  targets: readonly CodeTarget[],
): Promise<boolean> {
  const others = await findWaysIn(trx, shopperId, 'messaging-oa');
  if (!hasWayIn(others, targets)) return false;
  await trx
    .deleteFrom('external_identities')
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
        ...(email
          ? [eb.and([eb('email', '=', email), eb('email_verified_at', 'is not', null)])]
          : []),
      ]),
    )
    .executeTakeFirst();

interface Account {
  mobile: string | undefined;
  email: string | undefined;
}

/** Marks a token as used. Returns false when it was used before. */
export async function consumeToken(
  trx: Transaction<Database>,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('used_tokens')
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const findSessionShopper = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .select((eb) => [
      'role',
      'role_until',
      eb
        .exists(
          eb
            .selectFrom('external_identities')
            .select('shopper_id')
            .whereRef('external_identities.shopper_id', '=', 'shoppers.id')
            .where('provider', '=', 'messaging-oa'),
        )
        .as('isBound'),
    ])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
