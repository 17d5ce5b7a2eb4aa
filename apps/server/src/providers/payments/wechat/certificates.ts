import { type KeyObject, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { unseal } from './sealed.ts';
import { checkStamp, type Stamp } from './stamp.ts';

/** The provider changes its certificates years ahead; asking twice a day is what it recommends. */
const KEPT_MS = 12 * 60 * 60 * 1000;
/** Whoever sends a made-up serial number does not make us ask again and again. */
const REST_MS = 60_000;

const answer = z.object({
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

type Answered = { readonly body: string; readonly stamp: Stamp };

/** The keys of an answer, which must be signed with one of them: only the provider can seal them for us. */
export function keysIn(
  { body, stamp }: Answered,
  apiKey: string,
  now: number,
): Map<string, KeyObject> {
  const keys = new Map<string, KeyObject>();
  for (const { serial_no, encrypt_certificate } of answer.parse(JSON.parse(body)).data) {
    const certificate = new X509Certificate(unseal(encrypt_certificate, apiKey));
    const isValid =
      Date.parse(certificate.validFrom) <= now && now < Date.parse(certificate.validTo);
    if (isValid) keys.set(serial_no, certificate.publicKey);
  }
  const signer = keys.get(stamp.serial);
  if (!signer) throw new ProviderError('refused', 'The certificates vouch for themselves in vain');
  checkStamp(stamp, body, signer, now);
  return keys;
}

/** The provider's keys by serial number, asked for when one is not known. */
export function createCertificates(
  apiKey: string,
  now: () => number,
  download: () => Promise<Answered>,
) {
  let keys = new Map<string, KeyObject>();
  let takenAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<void> | undefined;

  async function take() {
    takenAt = now();
    const answered = await download();
    try {
      keys = keysIn(answered, apiKey, now());
    } catch (cause) {
      throw new ProviderError('refused', 'The certificates cannot be believed', undefined, cause);
    }
  }

  return async (serial: string): Promise<KeyObject> => {
    const age = now() - takenAt;
    if (age > KEPT_MS || (!keys.has(serial) && age > REST_MS))
      underWay ??= take().finally(() => {
        underWay = undefined;
      });
    await underWay;
    const key = keys.get(serial);
    if (!key) throw new ProviderError('refused', 'A key that the provider does not have');
    return key;
  };
}
