import type { KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ProviderError } from '../../provider-error.ts';
import { isFresh, isSignedBy, lines, newNonce, signText } from './signatures.ts';

/** How the provider vouches for what it sends, be it an answer or a notification. */
export interface Stamp {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly serial: string;
}

const refused = (message: string) => new ProviderError('refused', message, 'SIGN_ERROR');

/** The stamp among the headers; without one nothing is believed. */
export function stampIn(headers: IncomingHttpHeaders | Headers): Stamp {
  const read = (name: string) => {
    const value = headers instanceof Headers ? headers.get(name) : headers[name];
    if (typeof value !== 'string' || value === '') throw refused(`No ${name}`);
    return value;
  };
  return {
    timestamp: read('wechatpay-timestamp'),
    nonce: read('wechatpay-nonce'),
    signature: read('wechatpay-signature'),
    serial: read('wechatpay-serial'),
  };
}

/** Holds a body against its stamp. Throws unless it is fresh and truly the provider's. */
export function checkStamp(
  { timestamp, nonce, signature }: Stamp,
  body: string,
  key: KeyObject,
  now: number,
): void {
  if (!isFresh(timestamp, now)) throw refused('The stamp is too old');
  if (!isSignedBy(lines(timestamp, nonce, body), signature, key))
    throw refused('Signed by somebody else');
}

/** The headers with which a provider vouches for a body. */
export function stampFor(
  body: string,
  { key, serial }: { key: KeyObject; serial: string },
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const nonce = newNonce();
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-signature': signText(lines(timestamp, nonce, body), key),
    'wechatpay-serial': serial,
  };
}
