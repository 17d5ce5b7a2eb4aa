import { askJson } from '../ask.ts';
import { createKeeper } from '../keeper.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderSettings } from '../settings.ts';
import { readWechat, type WechatOptions, wechatToken, wechatUrl } from '../wechat.ts';
import type { MessagingIdentity, OfficialAccountPort } from './port.ts';

type Keys = NonNullable<ProviderSettings['wechat']>;

const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize';
/** Asks for the name and the picture as well, with one tap of the shopper. */
const SCOPE = 'snsapi_userinfo';

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The code's token is the shopper's own and has nothing to do with the account's below. */
async function identify(
  keys: Keys,
  code: string,
  options: WechatOptions,
): Promise<MessagingIdentity> {
  const grant = readWechat(
    await askJson({
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
  if (!openId) throw new ProviderError('refused', 'The messaging app named nobody');
  const person =
    grant.scope === SCOPE ? await askPerson(String(grant.access_token), openId, options) : {};
  return {
    openId,
    unionId: textOf(grant.unionid) ?? textOf(person.unionid),
    nickname: textOf(person.nickname),
    avatarUrl: textOf(person.headimgurl),
  };
}

/** A name and a picture are pleasant to have; without them the shopper still comes in. */
async function askPerson(
  token: string,
  openid: string,
  options: WechatOptions,
): Promise<Record<string, unknown>> {
  const query = { access_token: token, openid, lang: 'zh_CN' };
  return askJson({ url: wechatUrl(options, '/sns/userinfo', query), retries: 1, ...options })
    .then(readWechat)
    .catch(() => ({}));
}

/** The shop's account at WeChat. */
export function wechatOfficialAccount(
  keys: Keys,
  options: WechatOptions = {},
): OfficialAccountPort {
  const { now = Date.now } = options;
  const token = wechatToken(keys, options);
  const ticket = createKeeper(now, async () => {
    const answer = await token.ask(async (access_token) => {
      const url = wechatUrl(options, '/cgi-bin/ticket/getticket', { access_token, type: 'jsapi' });
      return readWechat(await askJson({ url, retries: 2, ...options }));
    });
    return { value: String(answer.ticket), seconds: Number(answer.expires_in) };
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
