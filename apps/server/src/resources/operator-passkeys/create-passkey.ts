import type { RequestParts } from '@vitrine/contract';
import type { passkeyCalls } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { OperatorDeps } from '../operators/deps.ts';
import type { OperatorRow } from '../operators/queries.ts';
import {
  type ChallengeOwner,
  createPasskeyChallenge,
  PASSKEY_TIMEOUT_MS,
  takePasskeyChallenge,
} from './challenges.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { problem } from './problems.ts';
import { type PasskeyRow, toDescriptor, toUserHandle } from './queries.ts';
import { getRelyingParty } from './relying-party.ts';

const PUBLIC_KEY = 'public-key' as const;
/** EdDSA, ES256 and RS256, of which every authenticator knows one. */
const ALGORITHMS = [-8, -7, -257];

type Credential = RequestParts<(typeof passkeyCalls)['addPasskey']>['body']['credential'];

/** What the browser needs to create a passkey that logs in alone: found without an e-mail, and verifying its user. */
export async function describeCreation(
  { db, now, settings }: OperatorDeps,
  { id: operatorId, email, name: displayName }: OperatorRow,
  owner: ChallengeOwner,
  known: readonly PasskeyRow[],
) {
  const { id, name } = getRelyingParty(settings);
  return {
    rp: { id, name },
    user: { id: toUserHandle(operatorId), name: email, displayName },
    challenge: await createPasskeyChallenge(db, owner, operatorId, now()),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: PUBLIC_KEY, alg })),
    timeout: PASSKEY_TIMEOUT_MS,
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Checks what the browser has created for the challenge of its owner. */
export async function verifyCreated(
  { db, now, settings }: OperatorDeps,
  language: Language,
  owner: ChallengeOwner,
  response: Credential,
) {
  const started = await takePasskeyChallenge(db, owner, now());
  if (!started) throw problem('passkey-not-added', language);
  const { id, origin } = getRelyingParty(settings);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: started.challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified) throw problem('passkey-not-added', language);
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  return { credentialId, publicKey, counter, transports: response.response.transports };
}

interface NewPasskey extends Awaited<ReturnType<typeof verifyCreated>> {
  readonly operatorId: string;
  readonly name: string;
}

/** Stores a passkey. A credential belongs to one operator. */
export async function storePasskey(
  trx: Transaction<Database>,
  { operatorId, name, credentialId, publicKey, counter, transports }: NewPasskey,
  language: Language,
  now: number,
): Promise<PasskeyRow> {
  const row = await trx
    .insertInto('operator_passkeys')
    .values({
      operator_id: operatorId,
      credential_id: credentialId,
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      name,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw problem('passkey-known', language);
  return row;
}
