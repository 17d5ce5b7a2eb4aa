import { ProviderError } from '../provider-error.ts';
import { requestProviderJson } from '../provider-request.ts';
import { readWechat, type WechatOptions, wechatUrl } from '../wechat.ts';
import type { MiniLoginPort } from './port.ts';

/** The log-in of WeChat mini-programs. A code is valid once, so the request is not retried. */
export const wechatMiniLogin = (
  { appId, secret }: { appId: string; secret: string },
  options: WechatOptions = {},
): MiniLoginPort => ({
  async identify(code) {
    const response = readWechat(
      await requestProviderJson({
        url: wechatUrl(options, '/sns/jscode2session', {
          appid: appId,
          secret,
          js_code: code,
          grant_type: 'authorization_code',
        }),
        ...options,
      }),
    );
    if (typeof response.openid !== 'string')
      throw new ProviderError('refused', 'The messaging app returned no user');
    return {
      openId: response.openid,
      unionId: typeof response.unionid === 'string' ? response.unionid : null,
    };
  },
});
