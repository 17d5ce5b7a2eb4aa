import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { requestProviderJson } from '../../provider-request.ts';
import { parseProviderValue } from '../../read-provider.ts';
import { createTokenCache } from '../../token-cache.ts';

export interface TradeRequestOptions {
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

const ENDPOINT = 'https://open.douyin.com';
const PATH = '/api/trade_basic/v1/developer';
const JSON_TYPE = { 'content-type': 'application/json' };
const BUSY = new Set(['-1', '2100004', '28001005']);
/** The token is invalid or has expired. */
const TOKEN_ERRORS = new Set(['2190002', '2190008', '28001003', '28001008']);
const RETRIES = 2;

const token = z.object({ data: z.object({ access_token: z.string(), expires_in: z.int() }) });

/** Sends requests of Douyin's trade system. Their numbers are the shop's own, so that they may be repeated. */
export function createTradeRequests(
  { appId, secret }: { appId: string; secret: string },
  { endpoint = ENDPOINT, timeoutMs, now = Date.now }: TradeRequestOptions,
) {
  const post = (path: string, content: object, headers: Record<string, string> = {}) =>
    requestProviderJson({
      url: `${endpoint}${path}`,
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(content),
      retries: RETRIES,
      ...(timeoutMs ? { timeoutMs } : {}),
    });

  const tokens = createTokenCache(now, async () => {
    const credentials = {
      grant_type: 'client_credential',
      client_key: appId,
      client_secret: secret,
    };
    const { data } = parseProviderValue(token, await post('/oauth/client_token/', credentials));
    return { value: data.access_token, seconds: data.expires_in };
  });

  async function send(name: string, content: object, accessToken: string): Promise<unknown> {
    const response = await post(`${PATH}/${name}/`, content, { 'access-token': accessToken });
    const code = String(response.err_no ?? 0);
    if (code === '0') return response.data;
    throw new ProviderError(
      BUSY.has(code) ? 'busy' : 'refused',
      `Douyin rejected the request: ${String(response.err_msg ?? response.err_tips)}`,
      code,
    );
  }

  return (name: string, content: object): Promise<unknown> =>
    tokens.withToken(TOKEN_ERRORS, (accessToken) => send(name, content, accessToken));
}
