import { type KeyObject, randomBytes, sign, verify } from 'node:crypto';

const DIGEST = 'sha256';
/** Older messages may be replayed by an attacker. */
export const MAX_AGE_SECONDS = 300;

/** Joins lines, each with a line end, as API version 3 signs them. */
export const joinLines = (...parts: readonly string[]): string =>
  parts.map((part) => `${part}\n`).join('');

export const signText = (text: string, key: KeyObject): string =>
  sign(DIGEST, Buffer.from(text), key).toString('base64');

export const isSignedBy = (text: string, signature: string, key: KeyObject): boolean =>
  verify(DIGEST, Buffer.from(text), key, Buffer.from(signature, 'base64'));

export const newNonce = (): string => randomBytes(16).toString('hex');

export const isFresh = (timestamp: string, now: number): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= MAX_AGE_SECONDS;

interface Merchant {
  readonly merchantId: string;
  readonly serialNo: string;
  readonly privateKey: KeyObject;
}

interface Request {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly body: string;
  readonly now: number;
}

/** Creates the authorization header that signs a request of the shop. */
export function createAuthorization(
  { merchantId, serialNo, privateKey }: Merchant,
  { method, path, body, now }: Request,
): string {
  const nonce = newNonce();
  const timestamp = String(Math.floor(now / 1000));
  const signature = signText(joinLines(method, path, timestamp, nonce, body), privateKey);
  return `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${serialNo}"`;
}
