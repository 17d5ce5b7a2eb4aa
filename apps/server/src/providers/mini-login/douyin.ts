import { ProviderError } from '../provider-error.ts';
import { requestProviderJson } from '../provider-request.ts';
import type { MiniLoginPort } from './port.ts';

const ENDPOINT = 'https://developer.toutiao.com';
/** Douyin's code for a system error. */
const BUSY = new Set(['-1']);

interface Options {
  endpoint?: string;
  timeoutMs?: number;
}

/** The log-in of Douyin mini-programs. */
export const douyinMiniLogin = (
  { appId, secret }: { appId: string; secret: string },
  { endpoint = ENDPOINT, ...options }: Options = {},
): MiniLoginPort => ({
  async identify(code) {
    const { err_no, data } = await requestProviderJson({
      url: `${endpoint}/api/apps/v2/jscode2session`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ appid: appId, secret, code }),
      ...options,
    });
    const errorCode = String(err_no ?? 0);
    if (errorCode !== '0')
      throw new ProviderError(
        BUSY.has(errorCode) ? 'busy' : 'refused',
        'Douyin rejected the log-in',
        errorCode,
      );
    const { openid, unionid } = (data ?? {}) as Record<string, unknown>;
    if (typeof openid !== 'string') throw new ProviderError('refused', 'Douyin returned no user');
    return { openId: openid, unionId: typeof unionid === 'string' && unionid ? unionid : null };
  },
});
