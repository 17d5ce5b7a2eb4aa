import { sign, verify } from 'node:crypto';
import { alipayPrivateKey, alipayPublicKey } from './alipay-keys.ts';
import { ALIPAY_ENDPOINT } from './endpoints.ts';
import { ProviderError } from './provider-error.ts';
import { requestProvider } from './provider-request.ts';
import type { ProviderSettings } from './settings.ts';

export type AlipayKeys = NonNullable<ProviderSettings['alipay']>;

export interface AlipayOptions {
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

interface AlipayRequest {
  readonly method: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly retries?: number;
}

const DIGEST = 'sha256';
const SUCCESS = '10000';
/** Faults of Alipay itself, after which a retry may succeed. */
const BUSY = new Set([
  '20000',
  'ACQ.SYSTEM_ERROR',
  'aop.ACQ.SYSTEM_ERROR',
  'isp.unknow-error',
  'isp.unknown-error',
]);

/** Formats parameters for the signature: sorted by name, unencoded. */
export const alipayLines = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Formats a time in Beijing time, as Alipay requires. */
export const alipayTime = (now: number): string =>
  new Date(now + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** Cuts the signed part out of the response text, because Alipay signs its exact characters. */
export function extractSignedPart(text: string, node: string): string | undefined {
  const start = text.indexOf(`"${node}":`);
  if (start < 0) return undefined;
  const open = text.indexOf('{', start);
  const end = text.lastIndexOf('}', text.lastIndexOf(',"sign"'));
  return open < 0 || end < open ? undefined : text.slice(open, end + 1);
}

function toProviderError(part: Record<string, unknown>): ProviderError {
  const code = String(part.sub_code ?? part.code);
  const isBusy = BUSY.has(code) || BUSY.has(String(part.code));
  return new ProviderError(isBusy ? 'busy' : 'refused', 'Alipay refused', code);
}

type Fields = Record<string, unknown>;

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('unreachable', 'Alipay did not answer with JSON', undefined, cause);
  }
}

/** Alipay's gateway: one URL for every method, with signed requests and responses. */
export function createAlipayGateway(
  keys: AlipayKeys,
  { endpoint = ALIPAY_ENDPOINT, now = Date.now, timeoutMs }: AlipayOptions = {},
) {
  const privateKey = alipayPrivateKey(keys.privateKey);
  const publicKey = alipayPublicKey(keys.publicKey);

  const isSigned = (text: string, signature: unknown) =>
    verify(DIGEST, Buffer.from(text), publicKey, Buffer.from(String(signature ?? ''), 'base64'));

  function readResponse(text: string, node: string): Fields {
    const body = readJson(text);
    if (typeof body.error_response === 'object')
      throw toProviderError(body.error_response as Fields);
    const part = extractSignedPart(text, node);
    if (!part || !isSigned(part, body.sign))
      throw new ProviderError('refused', 'The response is not signed by Alipay');
    const fields: Fields = JSON.parse(part);
    if ((fields.code ?? SUCCESS) !== SUCCESS) throw toProviderError(fields);
    return fields;
  }

  /** The parameters of a method with the shop's signature, as a form. */
  function signText(method: string, parameters: AlipayRequest['parameters']): string {
    const signed = {
      app_id: keys.appId,
      method,
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: alipayTime(now()),
      version: '1.0',
      ...parameters,
    };
    const signature = sign(DIGEST, Buffer.from(alipayLines(signed)), privateKey);
    return String(new URLSearchParams({ ...signed, sign: signature.toString('base64') }));
  }

  return {
    isSigned,
    signText,
    /** The URL of a page of Alipay, which the shopper's browser opens. */
    createPageUrl: (method: string, parameters: AlipayRequest['parameters']): string =>
      `${endpoint}?${signText(method, parameters)}`,
    async request({ method, parameters, retries = 0 }: AlipayRequest): Promise<Fields> {
      const { text } = await requestProvider({
        url: endpoint,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
        body: signText(method, parameters),
        retries,
        ...(timeoutMs ? { timeoutMs } : {}),
      });
      return readResponse(text, `${method.replaceAll('.', '_')}_response`);
    },
  };
}
