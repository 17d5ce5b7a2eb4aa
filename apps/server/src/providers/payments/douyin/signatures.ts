import { hash, timingSafeEqual } from 'node:crypto';

/** Who asks is not signed; neither is what is empty. */
const UNSIGNED = new Set(['app_id', 'thirdparty_id', 'other_settle_params', 'sign']);

/** Signs a request: its values, sorted among the salt that only the shop and the vendor know. */
export const requestSign = (
  fields: Readonly<Record<string, string | number>>,
  salt: string,
): string => {
  const values = Object.entries(fields)
    .filter(([name]) => !UNSIGNED.has(name))
    .map(([, value]) => String(value).trim())
    .filter((value) => value !== '' && value !== 'null');
  return hash('md5', [...values, salt].sort().join('&'), 'hex');
};

export interface Told {
  readonly timestamp: string;
  readonly nonce: string;
  readonly msg: string;
}

export const callbackSign = ({ timestamp, nonce, msg }: Told, token: string): string =>
  hash('sha1', [token, timestamp, nonce, msg].sort().join(''), 'hex');

export const isSignedCallback = (told: Told, signature: string, token: string): boolean => {
  const [given, right] = [Buffer.from(signature), Buffer.from(callbackSign(told, token))];
  return given.length === right.length && timingSafeEqual(given, right);
};
