import type { RequestParts } from '@vitrine/contract';
import type { CurrentOperator, passkeyCalls } from '@vitrine/contract/admin';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContext } from '../../http/handler-context.ts';
import { createSessionKey } from '../../sessions/session-key.ts';
import { describeDevice } from '../identities/session-client.ts';
import { clearAttempt } from '../operators/attempts.ts';
import { deleteChallenge, findChallenge } from '../operators/challenges.ts';
import type { OperatorDeps } from '../operators/deps.ts';
import { problem as logInProblem } from '../operators/problems.ts';
import { lockOperator } from '../operators/queries.ts';
import { recordLogIn, STRANGER } from '../operators/record-log-in.ts';
import { startSession } from '../operators/start-session.ts';
import {
  countAttempt,
  describePasskeyAttempt,
  logFailedLogIn,
  MAX_FAULT,
  recordFailedLogIn,
  type TriedLogIn,
} from '../operators/try-log-in.ts';
import { createPasskeyChallenge, PASSKEY_TIMEOUT_MS, takePasskeyChallenge } from './challenges.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { problem } from './problems.ts';
import {
  findPasskey,
  findPasskeyOwner,
  findPasskeys,
  type PasskeyRow,
  toDescriptor,
  toUserHandle,
} from './queries.ts';
import { getRelyingParty } from './relying-party.ts';

type Calls = typeof passkeyCalls;
type Credential = RequestParts<Calls['finishPasskeyLogIn']>['body']['credential'];

/** Starts a log-in with a passkey: with one of the operator after their password, otherwise with any. */
export async function startPasskeyLogIn(
  { db, now, settings }: OperatorDeps,
  { language }: HandlerContext,
  body: RequestParts<Calls['startPasskeyLogIn']>['body'],
) {
  const begun = body.challenge ? await findChallenge(db, body.challenge, now()) : undefined;
  if (body.challenge && !begun) throw logInProblem('challenge-ended', language);
  const operatorId = begun?.operator_id ?? null;
  const logIn = body.challenge ?? createSessionKey();
  const passkeys = operatorId ? await findPasskeys(db, operatorId) : [];
  return {
    challenge: logIn,
    request: {
      rpId: getRelyingParty(settings).id,
      challenge: await createPasskeyChallenge(db, { logIn }, operatorId, now()),
      timeout: PASSKEY_TIMEOUT_MS,
      allowCredentials: passkeys.map(toDescriptor),
      userVerification: 'required' as const,
    },
  };
}

type Checked = { readonly newCounter: number } | { readonly fault: string };

/** Checks the signature, the place, the person and the counter. */
async function checkSignature(
  { settings }: OperatorDeps,
  { credential_id, public_key, counter, operator_id }: PasskeyRow,
  expectedChallenge: string,
  response: Credential,
): Promise<Checked> {
  const { userHandle, ...signed } = response.response;
  if (userHandle !== undefined && userHandle !== toUserHandle(operator_id))
    return { fault: 'The passkey names another operator' };
  const { id, origin } = getRelyingParty(settings);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: signed, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: credential_id,
        publicKey: new Uint8Array(public_key),
        counter: Number(counter),
      },
    });
    if (verified) return { newCounter: authenticationInfo.newCounter };
    return { fault: 'The signature is wrong' };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Finds out whose passkey has signed, and notes its use. */
export async function identifyByPasskey(
  deps: OperatorDeps,
  trx: Transaction<Database>,
  started: { readonly challenge: string; readonly operator_id: string | null },
  credential: Credential,
) {
  const ownerId = await findPasskeyOwner(trx, credential.id);
  if (!ownerId) return { fault: 'The passkey is unknown' };
  // Uses of an operator's passkeys follow each other, so that each count is accepted once.
  const operator = await lockOperator(trx, ownerId);
  const passkey = await findPasskey(trx, credential.id);
  if (!passkey) return { operator, fault: 'The passkey is unknown' };
  const found = { operator, passkeyId: passkey.id };
  if (operator?.status !== 'active') return { ...found, fault: 'The operator is disabled' };
  if (started.operator_id !== null && started.operator_id !== operator.id)
    return { ...found, fault: 'The passkey is of another operator' };
  const checked = await checkSignature(deps, passkey, started.challenge, credential);
  if ('fault' in checked) return { ...found, fault: checked.fault };
  await trx
    .updateTable('operator_passkeys')
    .set({ counter: checked.newCounter, last_used_at: new Date(deps.now()) })
    .where('id', '=', passkey.id)
    .execute();
  return { operator, passkeyId: passkey.id };
}

/** Ends a log-in with what a passkey has signed. Each use is recorded, a refused one with its reason. */
export async function finishPasskeyLogIn(
  deps: OperatorDeps,
  context: HandlerContext,
  { challenge: logIn, credential }: RequestParts<Calls['finishPasskeyLogIn']>['body'],
): Promise<CurrentOperator> {
  const { db, now } = deps;
  const tried: TriedLogIn = {
    action: 'finishPasskeyLogIn',
    method: 'passkey',
    account: `passkey ${credential.id}`,
    operatorId: null,
  };
  const counted = describePasskeyAttempt(context, credential.id);
  const attempt = await countAttempt(deps, context, tried, counted);
  const started = await takePasskeyChallenge(db, { logIn }, now());
  if (!started) {
    await recordFailedLogIn(deps, context, tried, 'the challenge is over');
    throw problem('passkey-late', context.language);
  }
  const current = await db.transaction().execute(async (trx) => {
    const found = await identifyByPasskey(deps, trx, started, credential);
    const fault = 'fault' in found ? found.fault.slice(0, MAX_FAULT) : undefined;
    await recordLogIn(trx, context, now(), {
      actor: found.operator ?? STRANGER,
      action: 'finishPasskeyLogIn',
      target: { type: 'passkey', id: found.passkeyId ?? 'unknown' },
      after: fault === undefined ? { device: describeDevice(context.userAgent) } : { fault },
    });
    if ('fault' in found) return undefined;
    await deleteChallenge(trx, logIn);
    return startSession({ ...deps, db: trx }, context, found.operator);
  });
  if (!current) {
    logFailedLogIn(deps, context, tried);
    throw problem('passkey-wrong', context.language);
  }
  await clearAttempt(db, attempt);
  return current;
}
