import { createHmac, hash } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';
const sha256 = (text: string) => hash('sha256', text, 'hex');

export interface Acs3Request {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  /** Formatted by `acs3Query`. */
  readonly query: string;
  readonly body?: string;
  /** The content type of the body; it is signed too. */
  readonly contentType?: string;
  readonly nonce: string;
  /** `2026-10-01T00:00:00Z`. */
  readonly date: string;
}

interface Keys {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

/** Encodes as RFC 3986 requires; `encodeURIComponent` leaves some reserved characters. */
const percentEncode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Formats a query in the order and encoding that is signed. */
export const acs3Query = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .join('&');

export const acs3Date = (now: number): string =>
  new Date(now).toISOString().replace(/\.\d+Z$/, 'Z');

/** Signs the headers of a request to Aliyun with version 3 of its signatures. */
export function acs3Headers(
  { accessKeyId, accessKeySecret }: Keys,
  { host, action, version, query, body = '', contentType, nonce, date }: Acs3Request,
): Record<string, string> {
  const headers: Record<string, string> = {
    ...(contentType ? { 'content-type': contentType } : {}),
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(body),
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', '/', query, lines.join(''), names, sha256(body)].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`,
  };
}
