import { ProviderError } from '../provider-error.ts';
import { readWechat, type WechatOptions, wechatToken, wechatUrl } from '../wechat.ts';
import type { MiniCode, MiniCodesPort } from './port.ts';

const TIMEOUT_MS = 5_000;
const PICTURE = /^image\/(?:png|jpeg)$/;

async function askPicture(url: string, { page, scene, width }: MiniCode, timeoutMs = TIMEOUT_MS) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page, scene, width, check_path: false }),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new ProviderError('unreachable', 'A partner did not answer', undefined, cause);
  });
  const type = answer.headers.get('content-type') ?? '';
  if (PICTURE.test(type)) return { type, bytes: new Uint8Array(await answer.arrayBuffer()) };
  // A refusal comes as JSON, with a status that says all is well.
  readWechat((await answer.json().catch(() => ({}))) as Record<string, unknown>);
  throw new ProviderError('refused', 'The messaging app sent no picture', String(answer.status));
}

/** The round codes that WeChat draws for its mini-programs, as many as are asked for. */
export function wechatMiniCodes(
  keys: { appId: string; secret: string },
  options: WechatOptions = {},
): MiniCodesPort {
  const token = wechatToken(keys, options);
  return {
    draw: (code) =>
      token.ask((access_token) => {
        const url = wechatUrl(options, '/wxa/getwxacodeunlimit', { access_token });
        return askPicture(url, code, options.timeoutMs);
      }),
  };
}
