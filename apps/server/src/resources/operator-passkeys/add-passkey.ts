import type { RequestParts } from '@vitrine/contract';
import type { passkeyCalls } from '@vitrine/contract/admin';
import { ApiProblem } from '../../http/api-problem.ts';
import type { OperatorContext } from '../../http/handler-context.ts';
import { requireConfirmed } from '../operators/confirm-session.ts';
import type { OperatorDeps } from '../operators/deps.ts';
import { findOperator, lockOperator } from '../operators/queries.ts';
import { requireSession } from '../operators/require-session.ts';
import { createPasskeyChallenge, PASSKEY_TIMEOUT_MS, takePasskeyChallenge } from './challenges.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { problem } from './problems.ts';
import { findPasskeys, toDescriptor, toPasskey, toUserHandle } from './queries.ts';
import { getRelyingParty } from './relying-party.ts';

const MAX_PASSKEYS = 20;
const PUBLIC_KEY = 'public-key' as const;
/** EdDSA, ES256 and RS256, of which every authenticator knows one. */
const ALGORITHMS = [-8, -7, -257];

type Body = RequestParts<(typeof passkeyCalls)['addPasskey']>['body'];

/** What the browser needs to create a passkey that logs in alone: found without an e-mail, and verifying its user. */
export async function startAddingPasskey(deps: OperatorDeps, context: OperatorContext) {
  const { db, now, settings } = deps;
  const { operatorId, sessionId, target } = requireSession(context);
  await requireConfirmed(deps, context);
  const operator = await findOperator(db, operatorId);
  if (!operator) throw new ApiProblem('unauthorised');
  const passkeys = await findPasskeys(db, operatorId);
  if (passkeys.length >= MAX_PASSKEYS)
    throw problem('passkeys-many', context.language, { values: { most: MAX_PASSKEYS } });
  const { id, name } = getRelyingParty(settings);
  const challenge = await createPasskeyChallenge(db, { sessionId }, operatorId, now());
  await context.recordAudit(db, { target });
  return {
    rp: { id, name },
    user: {
      id: toUserHandle(operatorId),
      name: operator.email,
      displayName: operator.name,
    },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: PUBLIC_KEY, alg })),
    timeout: PASSKEY_TIMEOUT_MS,
    excludeCredentials: passkeys.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Checks what the browser has created for the challenge of this session. */
async function verifyCreated(
  { db, now, settings }: OperatorDeps,
  context: OperatorContext,
  response: Body['credential'],
) {
  const { sessionId } = requireSession(context);
  const started = await takePasskeyChallenge(db, { sessionId }, now());
  if (!started) throw problem('passkey-not-added', context.language);
  const { id, origin } = getRelyingParty(settings);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: started.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) throw problem('passkey-not-added', context.language);
  return registrationInfo.credential;
}

/** Adds a passkey to the operator of the session. A credential belongs to one operator. */
export async function addPasskey(
  deps: OperatorDeps,
  context: OperatorContext,
  { name, credential }: Body,
) {
  const { db, now } = deps;
  const { operatorId } = requireSession(context);
  await requireConfirmed(deps, context);
  const { id, publicKey, counter } = await verifyCreated(deps, context, credential);
  return db.transaction().execute(async (trx) => {
    await lockOperator(trx, operatorId);
    const row = await trx
      .insertInto('operator_passkeys')
      .values({
        operator_id: operatorId,
        credential_id: id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: credential.response.transports,
        name,
        created_at: new Date(now()),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw problem('passkey-known', context.language);
    await context.recordAudit(trx, { target: { type: 'passkey', id: row.id }, after: { name } });
    return toPasskey(row);
  });
}
