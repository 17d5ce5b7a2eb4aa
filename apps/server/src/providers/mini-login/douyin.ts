import { askJson } from '../ask.ts';
import { ProviderError } from '../provider-error.ts';
import type { MiniLoginPort } from './port.ts';

const ENDPOINT = 'https://developer.toutiao.com';
/** "System error" of the vendor. */
const BUSY = new Set(['-1']);

interface Options {
  endpoint?: string;
  timeoutMs?: number;
}

/** A login in a Douyin mini-program. */
export const douyinMiniLogin = (
  { appId, secret }: { appId: string; secret: string },
  { endpoint = ENDPOINT, ...options }: Options = {},
): MiniLoginPort => ({
  async identify(code) {
    const { err_no, data } = await askJson({
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
        'Douyin refused',
        errorCode,
      );
    const { openid, unionid } = (data ?? {}) as Record<string, unknown>;
    if (typeof openid !== 'string') throw new ProviderError('refused', 'Douyin named nobody');
    return { openId: openid, unionId: typeof unionid === 'string' && unionid ? unionid : null };
  },
});
