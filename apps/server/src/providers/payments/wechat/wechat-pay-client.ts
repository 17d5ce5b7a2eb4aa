import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { WECHAT_PAY_ENDPOINT } from '../../endpoints.ts';
import { ProviderError } from '../../provider-error.ts';
import { type ProviderResponse, requestProvider } from '../../provider-request.ts';
import type { ProviderSettings } from '../../settings.ts';
import { createCertificates } from './certificates.ts';
import { readSignatureHeaders, verifySignature } from './signature-headers.ts';
import { createAuthorization } from './signatures.ts';

export type WechatPayKeys = NonNullable<ProviderSettings['wechatPay']>;

export interface WechatPayClientOptions {
  /** For merchants that get a public key instead of certificates. */
  publicKey?: NonNullable<ProviderSettings['wechatPayKey']>;
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

export interface WechatPayClient {
  readonly privateKey: KeyObject;
  /** The key with which WeChat Pay signs, by its serial number. */
  findKey(serial: string): Promise<KeyObject>;
  /** Sends a signed request. The signature of the response is not verified. */
  send(method: 'GET' | 'POST', path: string, content?: object): Promise<ProviderResponse>;
  /** Sends a signed request and verifies the signature of the response. */
  request(
    method: 'GET' | 'POST',
    path: string,
    content?: object,
  ): Promise<Record<string, unknown> | undefined>;
}

/** Faults of WeChat Pay itself and rate limits, after which a retry may succeed. */
const BUSY = new Set(['SYSTEM_ERROR', 'FREQUENCY_LIMITED', 'RATELIMIT_EXCEEDED']);

/** Creates the error of a failed request, with WeChat Pay's own code. */
function toProviderError({ status, text }: ProviderResponse): ProviderError {
  let code = String(status);
  try {
    code = String((JSON.parse(text) as { code?: unknown }).code ?? status);
  } catch {
    // A response that is not JSON comes from a proxy in between.
  }
  const isBusy = status >= 500 || status === 429 || BUSY.has(code);
  return new ProviderError(isBusy ? 'busy' : 'refused', 'WeChat Pay rejected the request', code);
}

/** The signed requests of WeChat Pay, API version 3. */
export function createWechatPayClient(
  keys: WechatPayKeys,
  options: WechatPayClientOptions,
): WechatPayClient {
  const { endpoint = WECHAT_PAY_ENDPOINT, timeoutMs, now = Date.now } = options;
  const privateKey = createPrivateKey(keys.privateKey);
  const merchant = { merchantId: keys.merchantId, serialNo: keys.serialNo, privateKey };
  const publicKey = options.publicKey && {
    id: options.publicKey.id,
    key: createPublicKey(options.publicKey.key),
  };

  async function send(method: 'GET' | 'POST', path: string, content?: object) {
    const body = content ? JSON.stringify(content) : '';
    const response = await requestProvider({
      url: endpoint + path,
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'vitrine',
        authorization: createAuthorization(merchant, { method, path, body, now: now() }),
      },
      ...(content ? { body } : {}),
      ...(timeoutMs ? { timeoutMs } : {}),
      retries: 2,
    });
    if (response.status >= 300) throw toProviderError(response);
    return response;
  }

  const platformKey = createCertificates(keys.apiKey, now, async () => {
    const { text: body, headers } = await send('GET', '/v3/certificates');
    return { body, signature: readSignatureHeaders(headers) };
  });
  const findKey = async (serial: string) =>
    serial === publicKey?.id ? publicKey.key : platformKey(serial);

  async function request(method: 'GET' | 'POST', path: string, content?: object) {
    const { text, headers } = await send(method, path, content);
    const signature = readSignatureHeaders(headers);
    verifySignature(signature, text, await findKey(signature.serial), now());
    return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
  }

  return { privateKey, findKey, send, request };
}
