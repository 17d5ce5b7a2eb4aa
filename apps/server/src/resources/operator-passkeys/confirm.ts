import type { RequestParts } from '@vitrine/contract';
import type { passkeyCalls } from '@vitrine/contract/admin';
import type { OperatorContext } from '../../http/handler-context.ts';
import { clearAttempt } from '../operators/attempts.ts';
import { describeProof, markConfirmed } from '../operators/confirm-session.ts';
import type { OperatorDeps } from '../operators/deps.ts';
import { problem as logInProblem } from '../operators/problems.ts';
import { requireSession } from '../operators/require-session.ts';
import { countAttempt, describeProofAttempt, recordFailedLogIn } from '../operators/try-log-in.ts';
import { createPasskeyChallenge, PASSKEY_TIMEOUT_MS, takePasskeyChallenge } from './challenges.ts';
import { identifyByPasskey } from './log-in.ts';
import { findPasskeys, toDescriptor } from './queries.ts';
import { getRelyingParty } from './relying-party.ts';

type Calls = typeof passkeyCalls;

/** Starts proving by a passkey who uses the session. */
export async function startPasskeyConfirmation(
  { db, now, settings }: OperatorDeps,
  context: OperatorContext,
) {
  const { operatorId, sessionId, target } = requireSession(context);
  const passkeys = await findPasskeys(db, operatorId);
  const owner = { confirmation: sessionId };
  const challenge = await createPasskeyChallenge(db, owner, operatorId, now());
  await context.recordAudit(db, { target });
  return {
    rpId: getRelyingParty(settings).id,
    challenge,
    timeout: PASSKEY_TIMEOUT_MS,
    allowCredentials: passkeys.map(toDescriptor),
    userVerification: 'required' as const,
  };
}

/** Proves by a passkey who uses the session. */
export async function confirmByPasskey(
  deps: OperatorDeps,
  context: OperatorContext,
  { credential }: RequestParts<Calls['confirmByPasskey']>['body'],
): Promise<{ done: true }> {
  const { db, now } = deps;
  const { operatorId, sessionId, target } = requireSession(context);
  const tried = describeProof(context, 'confirmByPasskey');
  const attempt = await countAttempt(deps, context, tried, describeProofAttempt(sessionId));
  const started = await takePasskeyChallenge(db, { confirmation: sessionId }, now());
  const fault = await db.transaction().execute(async (trx) => {
    if (!started) return 'The challenge is over';
    const challenge = { ...started, operator_id: operatorId };
    const found = await identifyByPasskey(deps, trx, challenge, credential);
    if ('fault' in found) return found.fault;
    await markConfirmed(trx, sessionId, now());
    await context.recordAudit(trx, { target });
    return undefined;
  });
  if (fault !== undefined) {
    await recordFailedLogIn(deps, context, tried, fault);
    throw logInProblem('confirmation-wrong', context.language);
  }
  await clearAttempt(db, attempt);
  return { done: true };
}
