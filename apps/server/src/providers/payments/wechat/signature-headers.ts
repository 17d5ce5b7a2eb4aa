import type { KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ProviderError } from '../../provider-error.ts';
import { isSignedBy, joinLines, newNonce, signText } from '../rsa-signatures.ts';
import { isFresh } from './signatures.ts';

/** The headers that sign a response or a notification of WeChat Pay. */
export interface SignatureHeaders {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly serial: string;
}

const createSignError = (message: string) => new ProviderError('refused', message, 'SIGN_ERROR');

/** Reads the signature headers; all of them are required. */
export function readSignatureHeaders(headers: IncomingHttpHeaders | Headers): SignatureHeaders {
  const read = (name: string) => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    if (typeof value !== 'string' || value === '') throw createSignError(`No ${name}`);
    return value;
  };
  return {
    timestamp: read('wechatpay-timestamp'),
    nonce: read('wechatpay-nonce'),
    signature: read('wechatpay-signature'),
    serial: read('wechatpay-serial'),
  };
}

/** Throws unless the signature is fresh and made with the key. */
export function verifySignature(
  { timestamp, nonce, signature }: SignatureHeaders,
  body: string,
  key: KeyObject,
  now: number,
): void {
  if (!isFresh(timestamp, now)) throw createSignError('The signature is too old');
  if (!isSignedBy(joinLines(timestamp, nonce, body), signature, key))
    throw createSignError('The signature is invalid');
}

/** Creates the headers that sign a body. */
export function createSignatureHeaders(
  body: string,
  { key, serial }: { key: KeyObject; serial: string },
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const nonce = newNonce();
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signText(joinLines(timestamp, nonce, body), key),
    'wechatpay-serial': serial,
  };
}
