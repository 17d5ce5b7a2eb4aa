import type { KeyObject } from 'node:crypto';
import { joinLines, newNonce, signText } from '../rsa-signatures.ts';

/** Older messages may be replayed by an attacker. */
export const MAX_AGE_SECONDS = 300;

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
