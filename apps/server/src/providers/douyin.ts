import { z } from 'zod';
import { ProviderError } from './provider-error.ts';
import { requestProviderJson } from './provider-request.ts';
import { parseProviderValue } from './read-provider.ts';
import { createTokenCache } from './token-cache.ts';

export interface DouyinOptions {
  /** The base URL of Douyin's API; tests replace it. */
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

export interface DouyinToken {
  /** Runs a request with the token, and retries once with a new token when it is invalid. */
  withToken: <T>(run: (token: string) => Promise<T>) => Promise<T>;
}

const ENDPOINT = 'https://open.douyin.com';
const JSON_TYPE = { 'content-type': 'application/json' };
/** Codes of an invalid or expired token, in the trade system and elsewhere. */
const INVALID_TOKEN = new Set(['2190002', '2190008', '28001003', '28001008']);
/** System busy, after which a retry may succeed. */
const BUSY = new Set(['2100004', '28001005']);

const grant = z.object({ access_token: z.string(), expires_in: z.int() });
const answer = z.object({
  data: z.looseObject({ error_code: z.union([z.number(), z.string()]).nullish() }),
});

/** Posts JSON to Douyin. Only requests that may be repeated have retries. */
export const postToDouyin = (
  { endpoint = ENDPOINT, timeoutMs }: DouyinOptions,
  request: { path: string; body: string; token?: string; retries?: number },
): Promise<Record<string, unknown>> =>
  requestProviderJson({
    url: `${endpoint}${request.path}`,
    method: 'POST',
    headers: { ...JSON_TYPE, ...(request.token && { 'access-token': request.token }) },
    body: request.body,
    ...(request.retries && { retries: request.retries }),
    ...(timeoutMs && { timeoutMs }),
  });

/**
 * The client token of the mini-program. A new one ends the former after some minutes, so messages and
 * payments share one.
 */
export function douyinToken(
  { appId, secret }: { appId: string; secret: string },
  options: DouyinOptions = {},
): DouyinToken {
  const credentials = {
    grant_type: 'client_credential',
    client_key: appId,
    client_secret: secret,
  };
  const cache = createTokenCache(options.now ?? Date.now, async () => {
    const { data } = parseProviderValue(
      answer,
      await postToDouyin(options, {
        path: '/oauth/client_token/',
        body: JSON.stringify(credentials),
        retries: 2,
      }),
    );
    const code = String(data.error_code ?? 0);
    if (code !== '0')
      throw new ProviderError(
        BUSY.has(code) ? 'busy' : 'refused',
        'Douyin rejected the keys of the mini-program',
        code,
      );
    const { access_token, expires_in } = parseProviderValue(grant, data);
    return { value: access_token, seconds: expires_in };
  });
  return { withToken: (run) => cache.withToken(INVALID_TOKEN, run) };
}
