import { createTimeLimitSignal } from '../../time-limit.ts';
import { ProviderError } from '../provider-error.ts';
import { readWechat, type WechatOptions, wechatToken, wechatUrl } from '../wechat.ts';
import type { MiniCode, MiniCodesPort } from './port.ts';

const TIMEOUT_MS = 5_000;
const IMAGE_TYPE = /^image\/(?:png|jpeg)$/;

async function requestImage(url: string, { page, scene, width }: MiniCode, timeoutMs = TIMEOUT_MS) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page, scene, width, check_path: false }),
    signal: createTimeLimitSignal(timeoutMs),
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new ProviderError('unreachable', 'The provider did not answer', undefined, cause);
  });
  const type = response.headers.get('content-type') ?? '';
  if (IMAGE_TYPE.test(type)) return { type, bytes: new Uint8Array(await response.arrayBuffer()) };
  // WeChat sends errors as JSON with status 200.
  readWechat((await response.json().catch(() => ({}))) as Record<string, unknown>);
  throw new ProviderError('refused', 'The messaging app sent no image', String(response.status));
}

/** Mini-program codes of WeChat, without a limit on their number. */
export function wechatMiniCodes(
  keys: { appId: string; secret: string },
  options: WechatOptions = {},
): MiniCodesPort {
  const token = wechatToken(keys, options);
  return {
    draw: (code) =>
      token.withToken((access_token) => {
        const url = wechatUrl(options, '/wxa/getwxacodeunlimit', { access_token });
        return requestImage(url, code, options.timeoutMs);
      }),
  };
}
