import { z } from 'zod';
import { numericId, utcDateTime } from '../../entities/common.ts';

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);
/** The specification limits the ids of credentials to 1023 bytes. */
const credentialId = base64url(1_364);
const clientDataJSON = base64url(4_000);
const transports = z.array(z.string().max(32)).max(10);
const type = z.literal('public-key');

export const passkeyName = z.string().trim().min(1).max(60);

export const passkey = z
  .object({
    id: numericId,
    name: z.string(),
    createdAt: utcDateTime,
    lastUsedAt: utcDateTime.nullable(),
  })
  .meta({ id: 'Passkey' });

const descriptor = z.object({ id: z.string(), type, transports });

/** What `navigator.credentials.create` needs, as JSON. */
export const passkeyCreation = z
  .object({
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ type, alg: z.int() })),
    timeout: z.int(),
    excludeCredentials: z.array(descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' });

/** What the authenticator answers to a creation. */
export const createdCredential = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: z.object({
      clientDataJSON,
      attestationObject: base64url(40_000),
      transports: transports.default([]),
    }),
  })
  .meta({ id: 'CreatedCredential' });

/** What `navigator.credentials.get` needs, as JSON. Without allowed credentials the operator chooses. */
export const passkeyRequest = z
  .object({
    rpId: z.string(),
    challenge: z.string(),
    timeout: z.int(),
    allowCredentials: z.array(descriptor),
    userVerification: z.literal('required'),
  })
  .meta({ id: 'PasskeyRequest' });

/** What the authenticator answers to a request. */
export const signedCredential = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: z.object({
      clientDataJSON,
      authenticatorData: base64url(4_000),
      signature: base64url(8_000),
      userHandle: base64url(100).optional(),
    }),
  })
  .meta({ id: 'SignedCredential' });
