import type { RequestParts, shoppers } from '@vitrine/contract';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ShopperContext } from '../../http/handler-context.ts';
import { listCodeTargets } from '../../providers/messages/code-targets.ts';
import { closeOtherSessions } from '../../sessions/store.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { isEmailTaken } from '../identities/email-owner.ts';
import { clearLoginAttempt, recordLoginAttempt } from '../identities/login-attempts.ts';
import { isGuessable } from '../identities/password-rules.ts';
import { hashPassword, verifyPassword } from '../identities/passwords.ts';
import { problem as identityProblem } from '../identities/problems.ts';
import { logSecurityEvent } from '../identities/security-log.ts';
import { requireVerification } from '../identities/verification.ts';
import { findWaysIn, hasWayIn } from '../identities/ways-in.ts';
import { problem } from './problems.ts';

type Change = RequestParts<(typeof shoppers)['updateProfile']>['body'];

async function hashNewPassword(
  deps: IdentityDeps,
  context: ShopperContext,
  { current, next }: NonNullable<Change['password']>,
): Promise<string> {
  const { db, keyring, now } = deps;
  const { shopperId, language, ip } = context;
  const { password_hash, mobile, email } = await db
    .selectFrom('shoppers')
    .select(['password_hash', 'mobile', 'email'])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  if (isGuessable(next, [mobile, email])) throw identityProblem('password-common', language);
  if (password_hash === null) await requireVerification(deps, context);
  else {
    const account = `shopper:${shopperId}`;
    const attempt = await recordLoginAttempt(db, { account, ip, keyring, now: now() });
    if (!attempt) throw identityProblem('login-too-often', language);
    if (!(await verifyPassword(current ?? '', password_hash)))
      throw problem('password-wrong', language);
    await clearLoginAttempt(db, attempt);
  }
  return hashPassword(next);
}

/** A new address is one more way to reach the account, so it needs a proof. */
async function isNewEmail({ db }: IdentityDeps, shopperId: string, email: string) {
  const shopper = await db
    .selectFrom('shoppers')
    .select('email')
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return shopper.email !== email;
}

/** An address that is the only way in may not be replaced by one that is not verified yet. */
async function requireOtherWayIn(
  trx: Transaction<Database>,
  { settings }: IdentityDeps,
  { shopperId, language }: ShopperContext,
  email: string | null,
): Promise<void> {
  const targets = listCodeTargets(settings.providers);
  const ways = await findWaysIn(trx, shopperId);
  const isReplaced = ways.verifiedEmail !== null && ways.verifiedEmail !== email;
  if (!isReplaced || !hasWayIn(ways, targets)) return;
  if (!hasWayIn({ ...ways, verifiedEmail: null }, targets))
    throw identityProblem('last-way-in', language);
}

/** Another e-mail address has to be verified again. */
const keepVerification = (email: string | null) =>
  sql<Date | null>`case when email = ${email} then email_verified_at end`;

const updateShopper = (
  db: Kysely<Database>,
  shopperId: string,
  values: Record<string, string | null>,
) =>
  Object.keys(values).length === 0
    ? undefined
    : db
        .updateTable('shoppers')
        .set(values)
        .$if(values.email !== undefined, (query) =>
          query.set({ email_verified_at: keepVerification(values.email ?? null) }),
        )
        .where('id', '=', shopperId)
        .execute();

/** Changes the given fields. A new password closes all other sessions of the shopper. */
export async function changeProfile(
  deps: IdentityDeps,
  context: ShopperContext,
  { password, ...change }: Change,
): Promise<void> {
  const { shopperId, language, session } = context;
  const today = new Date(deps.now()).toISOString().slice(0, 10);
  if (change.birthday && change.birthday > today) throw problem('birthday-ahead', language);
  if (change.email && (await isNewEmail(deps, shopperId, change.email)))
    await requireVerification(deps, context);
  const hash = password && (await hashNewPassword(deps, context, password));
  const changedFields = Object.entries(change).filter(([, value]) => value !== undefined);
  await deps.db.transaction().execute(async (trx) => {
    if (change.email && (await isEmailTaken(trx, change.email, shopperId)))
      throw identityProblem('email-taken', language);
    if (change.email !== undefined) await requireOtherWayIn(trx, deps, context, change.email);
    await updateShopper(trx, shopperId, {
      ...(Object.fromEntries(changedFields) as Record<string, string | null>),
      ...(hash ? { password_hash: hash } : {}),
    });
    if (hash) await closeOtherSessions(trx, shopperId, session.id);
  });
  if (hash) logSecurityEvent(deps, context, 'password-changed', { account: shopperId });
  if (change.email) logSecurityEvent(deps, context, 'email-changed', { account: shopperId });
}
