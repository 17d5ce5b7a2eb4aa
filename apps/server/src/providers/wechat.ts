import { ProviderError } from './provider-error.ts';
import { requestProviderJson } from './provider-request.ts';
import { createTokenCache } from './token-cache.ts';

export interface WechatOptions {
  /** The base URL of the WeChat API; tests replace it. */
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

const ENDPOINT = 'https://api.weixin.qq.com';
/** System busy and rate limits, after which a retry may succeed. */
const BUSY = new Set(['-1', '45009', '45011']);
/** Codes of an invalid or expired access token. */
const INVALID_TOKEN = new Set(['40001', '40014', '42001']);

export const wechatUrl = (
  { endpoint = ENDPOINT }: WechatOptions,
  path: string,
  query: Record<string, string>,
): string => `${endpoint}${path}?${new URLSearchParams(query)}`;

/** Throws when the body has an error code, because WeChat answers errors with status 200 too. */
export function readWechat(body: Record<string, unknown>): Record<string, unknown> {
  const code = String(body.errcode ?? 0);
  if (code === '0') return body;
  throw new ProviderError(
    BUSY.has(code) ? 'busy' : 'refused',
    'The messaging app rejected the request',
    code,
  );
}

/** The access token of an official account or a mini-program, which most requests need. */
export function wechatToken(keys: { appId: string; secret: string }, options: WechatOptions) {
  const token = createTokenCache(options.now ?? Date.now, async (isForced) => {
    const { access_token, expires_in } = readWechat(
      await requestProviderJson({
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
    /** Runs a request with the token, and retries once with a new token when it is invalid. */
    withToken: <T>(run: (token: string) => Promise<T>): Promise<T> =>
      token.withToken(INVALID_TOKEN, run),
  };
}
