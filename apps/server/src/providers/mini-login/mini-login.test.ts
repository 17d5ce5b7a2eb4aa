import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openPartner, type PartnerAnswer, type PartnerRequest } from '../../testing/partner.ts';
import { alipayLines } from '../alipay-gateway.ts';
import { alipayMiniLogin } from './alipay.ts';
import { douyinMiniLogin } from './douyin.ts';
import { wechatMiniLogin } from './wechat.ts';

const KEYS = { appId: 'app', secret: 's3cret' };
type Answering = (request: PartnerRequest) => PartnerAnswer;

let close = async () => {};
afterEach(() => close());

async function partnerThat(answer: Answering) {
  const partner = await openPartner(answer);
  close = partner.close;
  return { requests: partner.requests, options: { endpoint: partner.endpoint } };
}

describe('WeChat', () => {
  it('names who is behind a code', async () => {
    const { requests, options } = await partnerThat(() => ({
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
  ])('that answers %i is %s', async (errcode, fault) => {
    const { options } = await partnerThat(() => ({ json: { errcode, errmsg: 'no' } }));
    await expect(wechatMiniLogin(KEYS, options).identify('C')).rejects.toMatchObject({ fault });
  });

  it('that hangs up is asked once', async () => {
    const { options, requests } = await partnerThat(() => 'hang-up');
    const asked = wechatMiniLogin(KEYS, options).identify('C');
    await expect(asked).rejects.toMatchObject({ fault: 'unreachable' });
    expect(requests).toHaveLength(1);
  });

  it('that says nothing is not waited for', async () => {
    const { options } = await partnerThat(() => 'silence');
    const asked = wechatMiniLogin(KEYS, { ...options, timeoutMs: 100 }).identify('C');
    await expect(asked).rejects.toMatchObject({ fault: 'unreachable' });
  });
});

describe('Douyin', () => {
  it('names who is behind a code', async () => {
    const { requests, options } = await partnerThat(() => ({
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
  ])('that answers %i is %s', async (err_no, fault) => {
    const { options } = await partnerThat(() => ({ json: { err_no, err_tips: 'no' } }));
    await expect(douyinMiniLogin(KEYS, options).identify('C')).rejects.toMatchObject({ fault });
  });
});

describe('Alipay', () => {
  const pair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  const [shop, vendor] = [pair(), pair()];
  const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '');
  const keys = {
    appId: '2021',
    privateKey: bare(shop.privateKey),
    publicKey: bare(vendor.publicKey),
  };
  const now = () => Date.UTC(2026, 9, 1, 20);

  /** As the vendor writes it: the signature covers the very characters between the braces. */
  function signedAnswer(part: string, privateKey = vendor.privateKey): PartnerAnswer {
    const signature = sign('sha256', Buffer.from(part), privateKey).toString('base64');
    return {
      text: `{"alipay_system_oauth_token_response":${part},"sign":"${signature}"}`,
    };
  }
  const PERSON = '{"open_id":"074a1C","access_token":"a\\/b, }","expires_in":1296000}';

  it('names who is behind a code, asked in its own signed form', async () => {
    const { requests, options } = await partnerThat(() => signedAnswer(PERSON));
    const port = alipayMiniLogin(keys, { ...options, now });
    expect(await port.identify('C')).toEqual({ openId: '074a1C', unionId: null });
    const { sign: given = '', ...sent } = Object.fromEntries(
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
    const signature = Buffer.from(given, 'base64');
    const text = Buffer.from(alipayLines(sent));
    expect(verify('sha256', text, shop.publicKey, signature)).toBe(true);
  });

  it.each([
    ['signed by somebody else', () => signedAnswer(PERSON, shop.privateKey)],
    ['not signed', () => ({ json: { alipay_system_oauth_token_response: { open_id: 'evil' } } })],
  ])('is not believed when its answer is %s', async (_, answer: () => PartnerAnswer) => {
    const { options } = await partnerThat(answer);
    const asked = alipayMiniLogin(keys, { ...options, now }).identify('C');
    await expect(asked).rejects.toMatchObject({ fault: 'refused' });
  });

  it.each([
    ['isv.code-invalid', '40002', 'refused'],
    ['isp.unknow-error', '20000', 'busy'],
  ])('that answers %s is %s %s', async (sub_code, code, fault) => {
    const { options } = await partnerThat(() => ({
      json: { error_response: { code, msg: 'no', sub_code, sub_msg: 'no' } },
    }));
    const asked = alipayMiniLogin(keys, { ...options, now }).identify('C');
    await expect(asked).rejects.toMatchObject({ fault, code: sub_code });
  });

  it('that answers no JSON is not there', async () => {
    const { options } = await partnerThat(() => ({ text: '<html>', status: 502 }));
    const asked = alipayMiniLogin(keys, { ...options, now }).identify('C');
    await expect(asked).rejects.toMatchObject({ fault: 'unreachable' });
  });
});
