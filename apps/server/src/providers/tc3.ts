import { createHmac, hash } from 'node:crypto';

const ALGORITHM = 'TC3-HMAC-SHA256';
const CONTENT_TYPE = 'application/json; charset=utf-8';
/** Also these two headers of every request are signed, in this order. */
const SIGNED = 'content-type;host';

const sha256 = (text: string) => hash('sha256', text, 'hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

export interface Tc3Request {
  readonly host: string;
  /** The first part of the vendor's host, such as `sms`. */
  readonly service: string;
  readonly action: string;
  readonly version: string;
  readonly region: string;
  readonly body: string;
  /** In milliseconds. */
  readonly now: number;
}

interface Keys {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

/** Signs the headers of a request to Tencent Cloud with version 3 of its signatures. */
export function tc3Headers(
  { accessKeyId, accessKeySecret }: Keys,
  { host, service, action, version, region, body, now }: Tc3Request,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const date = new Date(now).toISOString().slice(0, 10);
  const scope = `${date}/${service}/tc3_request`;
  const lines = `content-type:${CONTENT_TYPE}\nhost:${host}\n`;
  const canonical = ['POST', '/', '', lines, SIGNED, sha256(body)].join('\n');
  const dayKey = hmac(`TC3${accessKeySecret}`, date).digest();
  const signingKey = hmac(hmac(dayKey, service).digest(), 'tc3_request').digest();
  const signature = hmac(signingKey, [ALGORITHM, timestamp, scope, sha256(canonical)].join('\n'));
  return {
    authorization: `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${SIGNED}, Signature=${signature.digest('hex')}`,
    'content-type': CONTENT_TYPE,
    'x-tc-action': action,
    'x-tc-region': region,
    'x-tc-timestamp': timestamp,
    'x-tc-version': version,
  };
}
