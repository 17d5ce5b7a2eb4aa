import { ProviderError } from '../provider-error.ts';
import { requestProviderJson } from '../provider-request.ts';
import type { ProviderSettings } from '../settings.ts';
import { createTokenCache } from '../token-cache.ts';
import { readWechat, type WechatOptions, wechatToken, wechatUrl } from '../wechat.ts';
import type { MessagingIdentity, OfficialAccountPort } from './port.ts';

type Keys = NonNullable<ProviderSettings['wechat']>;

const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize';
/** Also requests the nickname and the avatar, for which the user has to consent. */
const SCOPE = 'snsapi_userinfo';

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** Exchanges a code for the user; its token is the user's, not the account's. */
async function identify(
  keys: Keys,
  code: string,
  options: WechatOptions,
): Promise<MessagingIdentity> {
  const grant = readWechat(
    await requestProviderJson({
      url: wechatUrl(options, '/sns/oauth2/access_token', {
        appid: keys.appId,
        secret: keys.secret,
        code,
        grant_type: 'authorization_code',
      }),
      ...options,
    }),
  );
  const openId = textOf(grant.openid);
  if (!openId) throw new ProviderError('refused', 'The messaging app returned no user');
  const profile =
    grant.scope === SCOPE ? await fetchProfile(String(grant.access_token), openId, options) : {};
  return {
    openId,
    unionId: textOf(grant.unionid) ?? textOf(profile.unionid),
    nickname: textOf(profile.nickname),
    avatarUrl: textOf(profile.headimgurl),
  };
}

/** Fetches the nickname and avatar, or nothing when that fails, because the log-in works without them. */
async function fetchProfile(
  token: string,
  openid: string,
  options: WechatOptions,
): Promise<Record<string, unknown>> {
  const query = { access_token: token, openid, lang: 'zh_CN' };
  return requestProviderJson({
    url: wechatUrl(options, '/sns/userinfo', query),
    retries: 1,
    ...options,
  })
    .then(readWechat)
    .catch(() => ({}));
}

/** The shop's official account at WeChat. */
export function wechatOfficialAccount(
  keys: Keys,
  options: WechatOptions = {},
): OfficialAccountPort {
  const { now = Date.now } = options;
  const token = wechatToken(keys, options);
  const ticket = createTokenCache(now, async () => {
    const response = await token.withToken(async (access_token) => {
      const url = wechatUrl(options, '/cgi-bin/ticket/getticket', { access_token, type: 'jsapi' });
      return readWechat(await requestProviderJson({ url, retries: 2, ...options }));
    });
    return { value: String(response.ticket), seconds: Number(response.expires_in) };
  });

  return {
    appId: keys.appId,
    authorizeUrl: (returnTo, state) =>
      `${AUTHORIZE}?${new URLSearchParams({
        appid: keys.appId,
        redirect_uri: returnTo,
        response_type: 'code',
        scope: SCOPE,
        state,
      })}#wechat_redirect`,
    identify: (code) => identify(keys, code, options),
    jsapiTicket: () => ticket.get(),
  };
}
