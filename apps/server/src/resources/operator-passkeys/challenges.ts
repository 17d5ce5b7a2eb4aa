import { hash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How long an authenticator may take. The browser gives up after the same time. */
export const PASSKEY_TIMEOUT_MS = 120_000;
const CHALLENGE_BYTES = 32;

/**
 * What asked for a signature: the session that adds a passkey or proves who uses it, a log-in, or a first log-in that
 * sets a passkey up.
 */
export type ChallengeOwner =
  | { readonly confirmation: string }
  | { readonly sessionId: string }
  | { readonly logIn: string }
  | { readonly setUp: string };

export const hashOwner = (owner: ChallengeOwner): Buffer =>
  hash('sha256', JSON.stringify(owner), 'buffer');

/** Creates what an authenticator has to sign. A newer challenge of the same owner replaces an older one. */
export async function createPasskeyChallenge(
  db: Kysely<Database>,
  owner: ChallengeOwner,
  operatorId: string | null,
  now: number,
): Promise<string> {
  const values = {
    challenge: randomBytes(CHALLENGE_BYTES).toString('base64url'),
    operator_id: operatorId,
    expires_at: new Date(now + PASSKEY_TIMEOUT_MS),
  };
  await db
    .deleteFrom('operator_passkey_challenges')
    .where('expires_at', '<=', new Date(now))
    .execute();
  await db
    .insertInto('operator_passkey_challenges')
    .values({ bound_to: hashOwner(owner), ...values })
    .onConflict((conflict) => conflict.column('bound_to').doUpdateSet(values))
    .execute();
  return values.challenge;
}

/** Takes the challenge of an owner, so that it is answered once, rightly or not. */
export const takePasskeyChallenge = (db: Kysely<Database>, owner: ChallengeOwner, now: number) =>
  db
    .deleteFrom('operator_passkey_challenges')
    .where('bound_to', '=', hashOwner(owner))
    .where('expires_at', '>', new Date(now))
    .returning(['challenge', 'operator_id'])
    .executeTakeFirst();
