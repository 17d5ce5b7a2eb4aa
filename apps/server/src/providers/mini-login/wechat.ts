import { ProviderError } from '../provider-error.ts';
import { requestProviderJson } from '../provider-request.ts';
import { readWechat, type WechatOptions, wechatToken, wechatUrl } from '../wechat.ts';
import type { MiniIdentity, MiniLoginPort } from './port.ts';

interface Keys {
  readonly appId: string;
  readonly secret: string;
}

async function identify(
  { appId, secret }: Keys,
  code: string,
  options: WechatOptions,
): Promise<MiniIdentity> {
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
}

async function requestMobile(access_token: string, code: string, options: WechatOptions) {
  const { phone_info } = readWechat(
    await requestProviderJson({
      url: wechatUrl(options, '/wxa/business/getuserphonenumber', { access_token }),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
      ...options,
    }),
  );
  const { countryCode, purePhoneNumber } = (phone_info ?? {}) as Record<string, unknown>;
  if (typeof countryCode !== 'string' || typeof purePhoneNumber !== 'string')
    throw new ProviderError('refused', 'The messaging app returned no phone number');
  return countryCode + purePhoneNumber;
}

/** The log-in of WeChat mini-programs. A code is valid once, so the requests are not retried. */
export function wechatMiniLogin(keys: Keys, options: WechatOptions = {}): MiniLoginPort {
  const token = wechatToken(keys, options);
  return {
    identify: (code) => identify(keys, code, options),
    readMobile: (code) => token.withToken((access) => requestMobile(access, code, options)),
  };
}
