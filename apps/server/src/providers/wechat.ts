import { askJson } from './ask.ts';
import { createKeeper } from './keeper.ts';
import { ProviderError } from './provider-error.ts';

export interface WechatOptions {
  /** Where WeChat answers; tests put a server of their own there. */
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

const ENDPOINT = 'https://api.weixin.qq.com';
/** "System busy" and the limits of calls: worth asking again later. */
const BUSY = new Set(['-1', '45009', '45011']);
/** A token that is not the newest any more. */
const STALE_TOKEN = new Set(['40001', '40014', '42001']);

export const wechatUrl = (
  { endpoint = ENDPOINT }: WechatOptions,
  path: string,
  query: Record<string, string>,
): string => `${endpoint}${path}?${new URLSearchParams(query)}`;

/** WeChat answers 200 and says in the body what went wrong; zero, or silence, is success. */
export function readWechat(answer: Record<string, unknown>): Record<string, unknown> {
  const code = String(answer.errcode ?? 0);
  if (code === '0') return answer;
  throw new ProviderError(BUSY.has(code) ? 'busy' : 'refused', 'The messaging app refused', code);
}

/** The token of an account or of a mini-program, each its own, that most calls are made with. */
export function wechatToken(keys: { appId: string; secret: string }, options: WechatOptions) {
  const token = createKeeper(options.now ?? Date.now, async (isForced) => {
    const { access_token, expires_in } = readWechat(
      await askJson({
        url: wechatUrl(options, '/cgi-bin/stable_token', {}),
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          grant_type: 'client_credential',
          appid: keys.appId,
          secret: keys.secret,
          force_refresh: isForced,
        }),
        retries: 2,
        ...options,
      }),
    );
    return { value: String(access_token), seconds: Number(expires_in) };
  });

  return {
    /** Asks with the token; once more with a new one when somebody else has taken one meanwhile. */
    async ask<Answer>(call: (token: string) => Promise<Answer>): Promise<Answer> {
      try {
        return await call(await token.get());
      } catch (error) {
        if (!(error instanceof ProviderError && STALE_TOKEN.has(error.code ?? ''))) throw error;
        return call(await token.get(true));
      }
    },
  };
}
