import { hash, timingSafeEqual } from 'node:crypto';

/** These fields are not signed; neither are empty values. */
const UNSIGNED = new Set(['app_id', 'thirdparty_id', 'other_settle_params', 'sign']);

/** Signs a request: hashes its sorted values together with the secret salt. */
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

export interface CallbackFields {
  readonly timestamp: string;
  readonly nonce: string;
  readonly msg: string;
}

export const callbackSign = ({ timestamp, nonce, msg }: CallbackFields, token: string): string =>
  hash('sha1', [token, timestamp, nonce, msg].sort().join(''), 'hex');

export const isSignedCallback = (
  fields: CallbackFields,
  signature: string,
  token: string,
): boolean => {
  const [actual, expected] = [Buffer.from(signature), Buffer.from(callbackSign(fields, token))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
