import { sign, verify } from 'node:crypto';
import { alipayPrivateKey, alipayPublicKey } from './alipay-keys.ts';
import { ask } from './ask.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderSettings } from './settings.ts';

export type AlipayKeys = NonNullable<ProviderSettings['alipay']>;

export interface AlipayOptions {
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

interface AlipayQuestion {
  readonly method: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly retries?: number;
}

const ENDPOINT = 'https://openapi.alipay.com/gateway.do';
const DIGEST = 'sha256';
const DONE = '10000';
/** The vendor's own fault: worth asking again later. */
const BUSY = new Set([
  '20000',
  'ACQ.SYSTEM_ERROR',
  'aop.ACQ.SYSTEM_ERROR',
  'isp.unknow-error',
  'isp.unknown-error',
]);

/** Parameters by their names, unencoded, are what is signed both ways. */
export const alipayLines = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The vendor's own clock, as it writes it. */
export const alipayTime = (now: number): string =>
  new Date(now + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/** The vendor signs the very characters of its answer, so they are cut out of the text. */
export function signedPart(text: string, node: string): string | undefined {
  const start = text.indexOf(`"${node}":`);
  if (start < 0) return undefined;
  const open = text.indexOf('{', start);
  const end = text.lastIndexOf('}', text.lastIndexOf(',"sign"'));
  return open < 0 || end < open ? undefined : text.slice(open, end + 1);
}

function refusal(part: Record<string, unknown>): ProviderError {
  const code = String(part.sub_code ?? part.code);
  const isBusy = BUSY.has(code) || BUSY.has(String(part.code));
  return new ProviderError(isBusy ? 'busy' : 'refused', 'Alipay refused', code);
}

type Answer = Record<string, unknown>;

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('unreachable', 'Alipay answered no JSON', undefined, cause);
  }
}

/** The vendor's gateway: one address for every method, signed both ways. */
export function createAlipayGateway(
  keys: AlipayKeys,
  { endpoint = ENDPOINT, now = Date.now, timeoutMs }: AlipayOptions = {},
) {
  const privateKey = alipayPrivateKey(keys.privateKey);
  const publicKey = alipayPublicKey(keys.publicKey);

  const isSigned = (text: string, signature: unknown) =>
    verify(DIGEST, Buffer.from(text), publicKey, Buffer.from(String(signature ?? ''), 'base64'));

  function readAnswer(text: string, node: string): Answer {
    const whole = readJson(text);
    if (typeof whole.error_response === 'object') throw refusal(whole.error_response as Answer);
    const part = signedPart(text, node);
    if (!part || !isSigned(part, whole.sign))
      throw new ProviderError('refused', 'The answer is not signed by Alipay');
    const answer: Answer = JSON.parse(part);
    if ((answer.code ?? DONE) !== DONE) throw refusal(answer);
    return answer;
  }

  return {
    isSigned,
    async ask({ method, parameters, retries = 0 }: AlipayQuestion): Promise<Answer> {
      const asked = {
        app_id: keys.appId,
        method,
        charset: 'utf-8',
        sign_type: 'RSA2',
        timestamp: alipayTime(now()),
        version: '1.0',
        ...parameters,
      };
      const signature = sign(DIGEST, Buffer.from(alipayLines(asked)), privateKey);
      const { text } = await ask({
        url: endpoint,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
        body: String(new URLSearchParams({ ...asked, sign: signature.toString('base64') })),
        retries,
        ...(timeoutMs ? { timeoutMs } : {}),
      });
      return readAnswer(text, `${method.replaceAll('.', '_')}_response`);
    },
  };
}
