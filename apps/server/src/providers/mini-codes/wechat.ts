import { askJson } from '../ask.ts';
import { createKeeper } from '../keeper.ts';
import { ProviderError } from '../provider-error.ts';
import { readWechat, type WechatOptions, wechatUrl } from '../wechat.ts';
import type { MiniCode, MiniCodesPort } from './port.ts';

const TIMEOUT_MS = 5_000;
const PICTURE = /^image\/(?:png|jpeg)$/;

/** The mini-program's own token; it has nothing to do with that of the official account. */
const tokenKeeper = (keys: { appId: string; secret: string }, options: WechatOptions) =>
  createKeeper(options.now ?? Date.now, async () => {
    const { access_token, expires_in } = readWechat(
      await askJson({
        url: wechatUrl(options, '/cgi-bin/stable_token', {}),
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          grant_type: 'client_credential',
          appid: keys.appId,
          secret: keys.secret,
        }),
        retries: 2,
        ...options,
      }),
    );
    return { value: String(access_token), seconds: Number(expires_in) };
  });

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
  const token = tokenKeeper(keys, options);
  return {
    async draw(code) {
      const query = { access_token: await token.get() };
      const url = wechatUrl(options, '/wxa/getwxacodeunlimit', query);
      return askPicture(url, code, options.timeoutMs);
    },
  };
}
