import { createHash, createHmac } from 'node:crypto';

export interface S3Credentials {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface Unsigned {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 's3';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

/** What a URL leaves as it is, and AWS wants encoded. */
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalPath = ({ pathname }: URL) =>
  pathname.split('/').map(decodeURIComponent).map(encoded).join('/');

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

/** 20130524T000000Z */
const stamp = (now: number) => new Date(now).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/**
 * The headers that make a request one of ours: AWS Signature Version 4, with the body's hash signed,
 * so that nobody on the way can change it. The host is signed with the rest.
 */
export function signedHeaders(
  { method, url, headers, body }: Unsigned,
  { region, accessKeyId, secretAccessKey }: S3Credentials,
  now: number,
): Record<string, string> {
  const time = stamp(now);
  const day = time.slice(0, 8);
  const hash = sha256(body);
  const sent = { ...headers, 'x-amz-content-sha256': hash, 'x-amz-date': time };
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const request = [
    method,
    canonicalPath(url),
    canonicalQuery(url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    hash,
  ].join('\n');
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const toSign = [ALGORITHM, time, scope, sha256(request)].join('\n');
  const key = [day, region, SERVICE, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secretAccessKey}`,
  );
  const signature = hmac(key, toSign).toString('hex');
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`,
  };
}
