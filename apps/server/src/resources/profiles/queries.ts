import type { MessagingProfile, Profile } from '@vitrine/contract';
import { maskMobile, toLocalMobile } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getCurrentRole } from '../identities/current-role.ts';

const findMessagingIdentity = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('external_identities')
    .select(['nickname', 'avatar_url'])
    .where('shopper_id', '=', shopperId)
    .where('provider', '=', 'messaging-oa')
    .executeTakeFirst();

export async function findProfile(
  db: Kysely<Database>,
  shopperId: string,
  now: number,
): Promise<Profile> {
  const row = await db
    .selectFrom('shoppers')
    .selectAll()
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const messagingIdentity = await findMessagingIdentity(db, shopperId);
  return {
    id: row.id,
    name: row.name,
    mobile: row.mobile && maskMobile(toLocalMobile(row.mobile)),
    email: row.email,
    isEmailVerified: row.email !== null && row.email_verified_at !== null,
    gender: row.gender as Profile['gender'],
    birthday: row.birthday,
    role: getCurrentRole(row, now),
    tier: row.tier,
    hasPassword: row.password_hash !== null,
    isMessagingBound: messagingIdentity !== undefined,
    createdAt: row.created_at.toISOString(),
  };
}

export async function findMessagingProfile(
  db: Kysely<Database>,
  shopperId: string,
): Promise<MessagingProfile> {
  const messagingIdentity = await findMessagingIdentity(db, shopperId);
  return {
    isBound: messagingIdentity !== undefined,
    nickname: messagingIdentity?.nickname ?? null,
    avatarUrl: messagingIdentity?.avatar_url ?? null,
  };
}
