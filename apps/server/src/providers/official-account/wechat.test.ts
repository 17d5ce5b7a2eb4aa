import { afterEach, describe, expect, it } from 'vitest';
import {
  openPartnerServer,
  type PartnerAnswer,
  type PartnerRequest,
} from '../../../test/support/partner-server.ts';
import { wechatOfficialAccount } from './wechat.ts';

const KEYS = { appId: 'wx1', secret: 's3cret' };

let close = async () => {};
afterEach(() => close());

async function openAccount(answers: Record<string, (request: PartnerRequest) => PartnerAnswer>) {
  const partner = await openPartnerServer(
    (request) => answers[request.path]?.(request) ?? { json: { errcode: 40066 } },
  );
  close = partner.close;
  let now = Date.UTC(2026, 9, 1);
  const port = wechatOfficialAccount(KEYS, {
    endpoint: partner.endpoint,
    now: () => now,
  });
  return {
    port,
    requests: partner.requests,
    count: (path: string) => partner.requests.filter((request) => request.path === path).length,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

const TOKEN = '/cgi-bin/stable_token';
const TICKET = '/cgi-bin/ticket/getticket';
const GRANT = '/sns/oauth2/access_token';
const USER_INFO = '/sns/userinfo';
const grant = (more: object = {}) => ({
  json: { access_token: 'A', openid: 'O', scope: 'snsapi_userinfo', unionid: 'U', ...more },
});

describe('identifying a user by code', () => {
  it('returns the nickname and the avatar', async () => {
    const { port, requests } = await openAccount({
      [GRANT]: () => grant(),
      [USER_INFO]: () => ({ json: { openid: 'O', nickname: '安娜', headimgurl: 'https://x/1' } }),
    });
    expect(await port.identify('C')).toEqual({
      openId: 'O',
      unionId: 'U',
      nickname: '安娜',
      avatarUrl: 'https://x/1',
    });
    expect(requests[0]?.query).toEqual({
      appid: 'wx1',
      secret: 's3cret',
      code: 'C',
      grant_type: 'authorization_code',
    });
    expect(requests[1]?.query).toMatchObject({ access_token: 'A', openid: 'O' });
  });

  it('works without the profile when it fails or is not allowed', async () => {
    const failing = await openAccount({ [GRANT]: () => grant(), [USER_INFO]: () => 'hang-up' });
    expect(await failing.port.identify('C')).toMatchObject({ openId: 'O', nickname: null });
    await close();
    const plain = await openAccount({ [GRANT]: () => grant({ scope: 'snsapi_base' }) });
    expect(await plain.port.identify('C')).toMatchObject({ openId: 'O', nickname: null });
    expect(plain.count(USER_INFO)).toBe(0);
  });

  it.each([
    [40029, 'refused'],
    [40163, 'refused'],
    [-1, 'busy'],
    [45011, 'busy'],
  ])('maps the error code %i to the fault %s', async (errcode, fault) => {
    const { port } = await openAccount({ [GRANT]: () => ({ json: { errcode, errmsg: 'no' } }) });
    await expect(port.identify('C')).rejects.toMatchObject({ fault, code: String(errcode) });
  });

  it('does not retry, because a code is valid once', async () => {
    const { port, count } = await openAccount({ [GRANT]: () => 'hang-up' });
    await expect(port.identify('C')).rejects.toMatchObject({ fault: 'unreachable' });
    expect(count(GRANT)).toBe(1);
  });

  it('never puts the secret into an error', async () => {
    const { port } = await openAccount({ [GRANT]: () => 'hang-up' });
    const failure = await port.identify('C').catch((error: Error) => error);
    expect(JSON.stringify(failure) + String((failure as Error).message)).not.toContain('s3cret');
  });
});

describe('the JSAPI ticket', () => {
  const answers = {
    [TOKEN]: () => ({ json: { access_token: 'T', expires_in: 7200 } }),
    [TICKET]: () => ({ json: { errcode: 0, errmsg: 'ok', ticket: 'J', expires_in: 7200 } }),
  };

  it('is fetched once until it expires', async () => {
    const { port, count, requests, advance } = await openAccount(answers);
    expect(await Promise.all([1, 2, 3].map(() => port.jsapiTicket()))).toEqual(['J', 'J', 'J']);
    advance(6_800_000);
    await port.jsapiTicket();
    expect([count(TOKEN), count(TICKET)]).toEqual([1, 1]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      grant_type: 'client_credential',
      appid: 'wx1',
      secret: 's3cret',
      force_refresh: false,
    });
    advance(200_000);
    await port.jsapiTicket();
    expect(count(TICKET)).toBe(2);
  });

  it('is fetched again with a new token when the token is invalid', async () => {
    let isOld = true;
    const { port, requests } = await openAccount({
      ...answers,
      [TOKEN]: ({ body }) => {
        isOld = !JSON.parse(body).force_refresh;
        return { json: { access_token: isOld ? 'old' : 'new', expires_in: 7200 } };
      },
      [TICKET]: ({ query }) =>
        query.access_token === 'new'
          ? { json: { errcode: 0, ticket: 'J', expires_in: 7200 } }
          : { json: { errcode: 40001, errmsg: 'invalid credential' } },
    });
    expect(await port.jsapiTicket()).toBe('J');
    expect(requests.map(({ path }) => path)).toEqual([TOKEN, TICKET, TOKEN, TICKET]);
  });

  it('is retried only once with a new token', async () => {
    const { port, count } = await openAccount({
      ...answers,
      [TICKET]: () => ({ json: { errcode: 40001 } }),
    });
    await expect(port.jsapiTicket()).rejects.toMatchObject({ code: '40001' });
    expect(count(TICKET)).toBe(2);
  });

  it('is fetched again when the provider does not answer', async () => {
    let requests = 0;
    const { port } = await openAccount({
      ...answers,
      [TOKEN]: () => (++requests === 1 ? { text: '', status: 503 } : answers[TOKEN]()),
    });
    expect(await port.jsapiTicket()).toBe('J');
  });
});

it('creates the authorize URL with the return URL', async () => {
  const { port } = await openAccount({});
  expect(port.authorizeUrl('https://shop.example/a?b=1', 'st')).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1&response_type=code&scope=snsapi_userinfo&state=st#wechat_redirect',
  );
});
