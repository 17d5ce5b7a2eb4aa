import { verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createAlipayKeys, signAlipayResponse } from '../../../test/support/alipay-keys.ts';
import {
  openPartnerServer,
  type PartnerAnswer,
  type PartnerRequest,
} from '../../../test/support/partner-server.ts';
import { alipayLines } from '../alipay-gateway.ts';
import { alipayMiniLogin } from './alipay.ts';
import { douyinMiniLogin } from './douyin.ts';
import { wechatMiniLogin } from './wechat.ts';

const KEYS = { appId: 'app', secret: 's3cret' };
type AnswerRequest = (request: PartnerRequest) => PartnerAnswer;

let close = async () => {};
afterEach(() => close());

async function startPartner(answer: AnswerRequest) {
  const partner = await openPartnerServer(answer);
  close = partner.close;
  return { requests: partner.requests, options: { endpoint: partner.endpoint } };
}

describe('WeChat', () => {
  it('exchanges a code for an identity', async () => {
    const { requests, options } = await startPartner(() => ({
      json: { openid: 'O', session_key: 'K==', unionid: 'U' },
    }));
    const port = wechatMiniLogin(KEYS, options);
    expect(await port.identify('C')).toEqual({ openId: 'O', unionId: 'U' });
    expect(requests[0]).toMatchObject({
      path: '/sns/jscode2session',
      query: { appid: 'app', secret: 's3cret', js_code: 'C', grant_type: 'authorization_code' },
    });
  });

  it.each([
    [40029, 'refused'],
    [40226, 'refused'],
    [45011, 'busy'],
    [-1, 'busy'],
  ])('maps the error code %i to the fault %s', async (errcode, fault) => {
    const { options } = await startPartner(() => ({ json: { errcode, errmsg: 'no' } }));
    await expect(wechatMiniLogin(KEYS, options).identify('C')).rejects.toMatchObject({ fault });
  });

  it('exchanges a code for the phone number that the user has shared', async () => {
    const { requests, options } = await startPartner(({ path }) => ({
      json: path.endsWith('stable_token')
        ? { access_token: 'T', expires_in: 7200 }
        : { errcode: 0, phone_info: { countryCode: '86', purePhoneNumber: '13900139000' } },
    }));
    const port = wechatMiniLogin(KEYS, options);
    expect(await port.readMobile?.('C')).toBe('8613900139000');
    expect(requests.at(-1)).toMatchObject({
      path: '/wxa/business/getuserphonenumber',
      query: { access_token: 'T' },
    });
  });

  it('does not retry when the connection is closed', async () => {
    const { options, requests } = await startPartner(() => 'hang-up');
    const identified = wechatMiniLogin(KEYS, options).identify('C');
    await expect(identified).rejects.toMatchObject({ fault: 'unreachable' });
    expect(requests).toHaveLength(1);
  });

  it('times out without an answer', async () => {
    const { options } = await startPartner(() => 'silence');
    const identified = wechatMiniLogin(KEYS, { ...options, timeoutMs: 100 }).identify('C');
    await expect(identified).rejects.toMatchObject({ fault: 'unreachable' });
  });
});

describe('Douyin', () => {
  it('exchanges a code for an identity', async () => {
    const { requests, options } = await startPartner(() => ({
      json: {
        err_no: 0,
        err_tips: 'success',
        data: { session_key: 'K', openid: 'O', anonymous_openid: '', unionid: 'U' },
      },
    }));
    expect(await douyinMiniLogin(KEYS, options).identify('C')).toEqual({
      openId: 'O',
      unionId: 'U',
    });
    expect(requests[0]).toMatchObject({ method: 'POST', path: '/api/apps/v2/jscode2session' });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      appid: 'app',
      secret: 's3cret',
      code: 'C',
    });
  });

  it.each([
    [40018, 'refused'],
    [40015, 'refused'],
    [-1, 'busy'],
  ])('maps the error code %i to the fault %s', async (err_no, fault) => {
    const { options } = await startPartner(() => ({ json: { err_no, err_tips: 'no' } }));
    await expect(douyinMiniLogin(KEYS, options).identify('C')).rejects.toMatchObject({ fault });
  });
});

describe('Alipay', () => {
  const { shop, vendor, keys } = createAlipayKeys();
  const now = () => Date.UTC(2026, 9, 1, 20);

  const signedAnswer = (part: string, privateKey = vendor.privateKey): PartnerAnswer => ({
    text: signAlipayResponse('alipay.system.oauth.token', part, privateKey),
  });
  const GRANT = '{"open_id":"074a1C","access_token":"a\\/b, }","expires_in":1296000}';

  it('exchanges a code for an identity with a signed request', async () => {
    const { requests, options } = await startPartner(() => signedAnswer(GRANT));
    const port = alipayMiniLogin(keys, { ...options, now });
    expect(await port.identify('C')).toEqual({ openId: '074a1C', unionId: null });
    const { sign: sentSignature = '', ...sent } = Object.fromEntries(
      new URLSearchParams(requests[0]?.body),
    );
    expect(sent).toMatchObject({
      app_id: '2021',
      method: 'alipay.system.oauth.token',
      grant_type: 'authorization_code',
      code: 'C',
      sign_type: 'RSA2',
      timestamp: '2026-10-02 04:00:00',
    });
    const signature = Buffer.from(sentSignature, 'base64');
    const text = Buffer.from(alipayLines(sent));
    expect(verify('sha256', text, shop.publicKey, signature)).toBe(true);
  });

  it.each([
    ['signed with another key', () => signedAnswer(GRANT, shop.privateKey)],
    ['not signed', () => ({ json: { alipay_system_oauth_token_response: { open_id: 'evil' } } })],
  ])('rejects a response that is %s', async (_, answer: () => PartnerAnswer) => {
    const { options } = await startPartner(answer);
    const identified = alipayMiniLogin(keys, { ...options, now }).identify('C');
    await expect(identified).rejects.toMatchObject({ fault: 'refused' });
  });

  it.each([
    ['isv.code-invalid', '40002', 'refused'],
    ['isp.unknow-error', '20000', 'busy'],
  ])('maps the error %s with code %s to the fault %s', async (sub_code, code, fault) => {
    const { options } = await startPartner(() => ({
      json: { error_response: { code, msg: 'no', sub_code, sub_msg: 'no' } },
    }));
    const identified = alipayMiniLogin(keys, { ...options, now }).identify('C');
    await expect(identified).rejects.toMatchObject({ fault, code: sub_code });
  });

  it('treats a response without JSON as unreachable', async () => {
    const { options } = await startPartner(() => ({ text: '<html>', status: 502 }));
    const identified = alipayMiniLogin(keys, { ...options, now }).identify('C');
    await expect(identified).rejects.toMatchObject({ fault: 'unreachable' });
  });
});
