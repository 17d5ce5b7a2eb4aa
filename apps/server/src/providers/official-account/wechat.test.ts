import { afterEach, describe, expect, it } from 'vitest';
import { openPartner, type PartnerAnswer, type PartnerRequest } from '../../testing/partner.ts';
import { wechatOfficialAccount } from './wechat.ts';

const KEYS = { appId: 'wx1', secret: 's3cret' };

let close = async () => {};
afterEach(() => close());

async function account(answers: Record<string, (request: PartnerRequest) => PartnerAnswer>) {
  const partner = await openPartner(
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
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const TOKEN = '/cgi-bin/stable_token';
const TICKET = '/cgi-bin/ticket/getticket';
const GRANT = '/sns/oauth2/access_token';
const PERSON = '/sns/userinfo';
const grant = (more: object = {}) => ({
  json: { access_token: 'A', openid: 'O', scope: 'snsapi_userinfo', unionid: 'U', ...more },
});

describe('who came back with a code', () => {
  it('is told with name and picture', async () => {
    const { port, requests } = await account({
      [GRANT]: () => grant(),
      [PERSON]: () => ({ json: { openid: 'O', nickname: '安娜', headimgurl: 'https://x/1' } }),
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

  it('comes in without name and picture when those fail, or are not allowed', async () => {
    const failing = await account({ [GRANT]: () => grant(), [PERSON]: () => 'hang-up' });
    expect(await failing.port.identify('C')).toMatchObject({ openId: 'O', nickname: null });
    await close();
    const plain = await account({ [GRANT]: () => grant({ scope: 'snsapi_base' }) });
    expect(await plain.port.identify('C')).toMatchObject({ openId: 'O', nickname: null });
    expect(plain.count(PERSON)).toBe(0);
  });

  it.each([
    [40029, 'refused'],
    [40163, 'refused'],
    [-1, 'busy'],
    [45011, 'busy'],
  ])('is not told when the app answers %i, which is %s', async (errcode, fault) => {
    const { port } = await account({ [GRANT]: () => ({ json: { errcode, errmsg: 'no' } }) });
    await expect(port.identify('C')).rejects.toMatchObject({ fault, code: String(errcode) });
  });

  it('is asked once only, since a code is good once', async () => {
    const { port, count } = await account({ [GRANT]: () => 'hang-up' });
    await expect(port.identify('C')).rejects.toMatchObject({ fault: 'unreachable' });
    expect(count(GRANT)).toBe(1);
  });

  it('never puts the secret into what it tells of a failure', async () => {
    const { port } = await account({ [GRANT]: () => 'hang-up' });
    const failure = await port.identify('C').catch((error: Error) => error);
    expect(JSON.stringify(failure) + String((failure as Error).message)).not.toContain('s3cret');
  });
});

describe('the ticket for pages', () => {
  const answers = {
    [TOKEN]: () => ({ json: { access_token: 'T', expires_in: 7200 } }),
    [TICKET]: () => ({ json: { errcode: 0, errmsg: 'ok', ticket: 'J', expires_in: 7200 } }),
  };

  it('is taken once for as long as it is good, however many ask', async () => {
    const { port, count, requests, pass } = await account(answers);
    expect(await Promise.all([1, 2, 3].map(() => port.jsapiTicket()))).toEqual(['J', 'J', 'J']);
    pass(6_800_000);
    await port.jsapiTicket();
    expect([count(TOKEN), count(TICKET)]).toEqual([1, 1]);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      grant_type: 'client_credential',
      appid: 'wx1',
      secret: 's3cret',
      force_refresh: false,
    });
    pass(200_000);
    await port.jsapiTicket();
    expect(count(TICKET)).toBe(2);
  });

  it('is asked for again with a fresh token when the token was stale', async () => {
    let isStale = true;
    const { port, requests } = await account({
      ...answers,
      [TOKEN]: ({ body }) => {
        isStale = !JSON.parse(body).force_refresh;
        return { json: { access_token: isStale ? 'old' : 'new', expires_in: 7200 } };
      },
      [TICKET]: ({ query }) =>
        query.access_token === 'new'
          ? { json: { errcode: 0, ticket: 'J', expires_in: 7200 } }
          : { json: { errcode: 40001, errmsg: 'invalid credential' } },
    });
    expect(await port.jsapiTicket()).toBe('J');
    expect(requests.map(({ path }) => path)).toEqual([TOKEN, TICKET, TOKEN, TICKET]);
  });

  it('does not ask for ever when no token is good', async () => {
    const { port, count } = await account({
      ...answers,
      [TICKET]: () => ({ json: { errcode: 40001 } }),
    });
    await expect(port.jsapiTicket()).rejects.toMatchObject({ code: '40001' });
    expect(count(TICKET)).toBe(2);
  });

  it('is asked for again when nobody answers at first', async () => {
    let asked = 0;
    const { port } = await account({
      ...answers,
      [TOKEN]: () => (++asked === 1 ? { text: '', status: 503 } : answers[TOKEN]()),
    });
    expect(await port.jsapiTicket()).toBe('J');
  });
});

it('sends shoppers to the app with the way back', async () => {
  const { port } = await account({});
  expect(port.authorizeUrl('https://shop.example/a?b=1', 'st')).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1&response_type=code&scope=snsapi_userinfo&state=st#wechat_redirect',
  );
});
