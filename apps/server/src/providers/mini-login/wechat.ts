import { askJson } from '../ask.ts';
import { ProviderError } from '../provider-error.ts';
import { readWechat, type WechatOptions, wechatUrl } from '../wechat.ts';
import type { MiniLoginPort } from './port.ts';

/** A login in a WeChat mini-program. Codes are good once, so nothing is asked twice. */
export const wechatMiniLogin = (
  { appId, secret }: { appId: string; secret: string },
  options: WechatOptions = {},
): MiniLoginPort => ({
  async identify(code) {
    const answer = readWechat(
      await askJson({
        url: wechatUrl(options, '/sns/jscode2session', {
          appid: appId,
          secret,
          js_code: code,
          grant_type: 'authorization_code',
        }),
        ...options,
      }),
    );
    if (typeof answer.openid !== 'string')
      throw new ProviderError('refused', 'The messaging app named nobody');
    return {
      openId: answer.openid,
      unionId: typeof answer.unionid === 'string' ? answer.unionid : null,
    };
  },
});
