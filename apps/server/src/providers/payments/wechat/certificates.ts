import { type KeyObject, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { decrypt } from './encryption.ts';
import { type SignatureHeaders, verifySignature } from './signature-headers.ts';

/** WeChat Pay recommends to download its certificates every twelve hours. */
const MAX_AGE_MS = 12 * 60 * 60 * 1000;
/** Limits the downloads that unknown serial numbers cause. */
const MIN_INTERVAL_MS = 60_000;

const responseSchema = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({
        ciphertext: z.string(),
        nonce: z.string(),
        associated_data: z.string().optional(),
      }),
    }),
  ),
});

interface SignedResponse {
  readonly body: string;
  readonly signature: SignatureHeaders;
}

/**
 * Reads the keys of a response, which must be signed with one of them. Only WeChat Pay can encrypt them
 * with the shop's API key.
 */
export function readCertificateKeys(
  { body, signature }: SignedResponse,
  apiKey: string,
  now: number,
): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const { serial_no, encrypt_certificate } of responseSchema.parse(JSON.parse(body)).data) {
    const certificate = new X509Certificate(decrypt(encrypt_certificate, apiKey));
    const isValid =
      Date.parse(certificate.validFrom) <= now && now < Date.parse(certificate.validTo);
    if (isValid) keys.set(serial_no, certificate.publicKey);
  }
  const signer = keys.get(signature.serial);
  if (!signer)
    throw new ProviderError('refused', 'The certificates are not signed with one of them');
  verifySignature(signature, body, signer, now);
  return keys;
}

/** WeChat Pay's keys by serial number, downloaded when one is not known. */
export function createCertificates(
  apiKey: string,
  now: () => number,
  download: () => Promise<SignedResponse>,
) {
  let keys = new Map<string, KeyObject>();
  let downloadedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  async function update() {
    downloadedAt = now();
    const response = await download();
    try {
      keys = readCertificateKeys(response, apiKey, now());
    } catch (cause) {
      throw new ProviderError('refused', 'The certificates are invalid', undefined, cause);
    }
  }

  return async (serial: string): Promise<KeyObject> => {
    const age = now() - downloadedAt;
    if (age > MAX_AGE_MS || (!keys.has(serial) && age > MIN_INTERVAL_MS))
      pending ??= update().finally(() => {
        pending = undefined;
      });
    await pending;
    const key = keys.get(serial);
    if (!key) throw new ProviderError('refused', 'The key is unknown');
    return key;
  };
}
