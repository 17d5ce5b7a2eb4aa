import type { LogInStep, OperatorRole } from '@vitrine/contract/admin';
import type { Kysely, Selectable } from 'kysely';
import { acquireAdvisoryLock } from '../../database/advisory-lock.ts';
import type { OperatorInvitationsTable } from '../../database/schema/operators.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem, notFound } from '../../http/api-problem.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import { createSessionKey, hashSessionKey } from '../../sessions/session-key.ts';
import { isGuessable } from '../identities/password-rules.ts';
import { hashPassword } from '../identities/passwords.ts';
import { getBackofficeUrl } from './backoffice-url.ts';
import type { OperatorDeps } from './deps.ts';
import { askForSecondFactor } from './log-in.ts';
import { problem } from './problems.ts';
import { findOperatorByEmail, hasPasskey } from './queries.ts';
import { recordLogIn } from './record-log-in.ts';

const LIFETIME_MS = 3 * 86_400_000;

type InvitationRow = Selectable<OperatorInvitationsTable>;

export interface NewInvitation {
  readonly email: string | null;
  readonly role: OperatorRole;
  readonly merchantId: string | null;
  readonly invitedBy: string | null;
}

export const toInvitation = (row: InvitationRow) => ({
  id: row.id,
  email: row.email,
  role: row.role as OperatorRole,
  merchantId: row.merchant_id,
  expiresAt: row.expires_at.toISOString(),
});

/** Stores an invitation and returns it with the token of its one-time link. */
export async function createInvitation(
  db: Kysely<Database>,
  { email, role, merchantId, invitedBy }: NewInvitation,
  now: number,
): Promise<{ row: InvitationRow; token: string }> {
  const token = createSessionKey();
  const row = await db
    .insertInto('operator_invitations')
    .values({
      token_hash: hashSessionKey(token),
      email,
      role,
      merchant_id: merchantId,
      invited_by: invitedBy,
      created_at: new Date(now),
      expires_at: new Date(now + LIFETIME_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, token };
}

/** The link of an invitation. */
export const createInvitationUrl = (
  settings: Pick<OperatorDeps['settings'], 'publicUrl' | 'backofficeUrl' | 'port'>,
  token: string,
): string => `${getBackofficeUrl(settings)}/admin/invitation/${token}`;

export const findOpenInvitations = (db: Kysely<Database>, now: number): Promise<InvitationRow[]> =>
  db
    .selectFrom('operator_invitations')
    .selectAll()
    .where('expires_at', '>', new Date(now))
    .orderBy('id', 'desc')
    .execute();

export function findInvitation(
  db: Kysely<Database>,
  token: string,
  now: number,
): Promise<InvitationRow> {
  return db
    .selectFrom('operator_invitations')
    .selectAll()
    .where('token_hash', '=', hashSessionKey(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow(notFound);
}

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Creates the account of an invitation, which is then used up, and goes on with the second factor. */
export async function acceptInvitation(
  deps: OperatorDeps,
  context: HandlerContext,
  token: string,
  { email, name, password }: NewAccount,
): Promise<LogInStep> {
  const { language } = context;
  const { db, now } = deps;
  const invitation = await findInvitation(db, token, now());
  if (invitation.email !== null && invitation.email !== email)
    throw problem('email-differs', language);
  if (isGuessable(password, [email, name])) throw problem('password-guessable', language);
  const passwordHash = await hashPassword(password);
  const operator = await db.transaction().execute(async (trx) => {
    await acquireAdvisoryLock(trx, `operator:${email}`);
    if (await findOperatorByEmail(trx, email)) throw problem('email-taken', language);
    const { numDeletedRows } = await trx
      .deleteFrom('operator_invitations')
      .where('id', '=', invitation.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new ApiProblem('not-found');
    const row = await trx
      .insertInto('operators')
      .values({
        email,
        name,
        role: invitation.role,
        merchant_id: invitation.merchant_id,
        password_hash: passwordHash,
        created_at: new Date(now()),
      })
      .returningAll()
      .returning(hasPasskey)
      .executeTakeFirstOrThrow();
    await recordLogIn(trx, context, now(), {
      actor: row,
      action: 'acceptInvitation',
      target: { type: 'operator', id: row.id },
      after: { email, role: row.role, merchantId: row.merchant_id },
    });
    return row;
  });
  return askForSecondFactor(deps, operator);
}
