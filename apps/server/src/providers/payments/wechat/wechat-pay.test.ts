import { describe, expect, it } from 'vitest';
import {
  merchant,
  NOW,
  NUMBER,
  QUERY,
  setUpWechatPayServer,
  transaction,
} from '../../../../test/support/wechat-pay-server.ts';
import { isSignedBy, joinLines } from '../rsa-signatures.ts';
import { formatBeijingTime } from './create-transaction.ts';

const { requests, replyWith, open } = setUpWechatPayServer();
const order = {
  number: NUMBER,
  paymentId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  description: 'Orsay & Vale 棉质华达呢双排扣风衣',
  amount: 2_431_000,
  currency: 'CNY',
  channel: 'messaging-oa' as const,
  payer: 'o-anna',
  expiresAt: new Date(NOW + 15 * 60_000),
  instalments: null,
  ip: '203.0.113.7',
  returnPath: '/en/payment/7?a=1',
};
const productPath = (product: string) => `/v3/pay/transactions/${product}`;
const PREPAY = productPath('jsapi');
const readRequest = (path: string) =>
  JSON.parse(requests.find((request) => request.path === path)?.body ?? '');
const REFUND = '/v3/refund/domestic/refunds';

describe('a payment', () => {
  it('returns the parameters for the messaging app', async () => {
    replyWith(PREPAY, { body: { prepay_id: 'wx2111' } });
    const parameters = await open().begin(order);
    expect(readRequest(PREPAY)).toEqual({
      appid: 'wx8888',
      mchid: '1900000001',
      description: order.description,
      out_trade_no: NUMBER,
      time_expire: '2026-11-21T12:15:00+08:00',
      notify_url: 'https://shop.example/notify',
      amount: { total: 2_431_000, currency: 'CNY' },
      payer: { openid: 'o-anna' },
    });
    if (parameters.kind !== 'jsapi') throw new Error('unexpected parameters');
    const { appId, timeStamp, nonceStr, paySign } = parameters;
    expect(parameters).toMatchObject({ package: 'prepay_id=wx2111', signType: 'RSA' });
    const signed = joinLines(appId, timeStamp, nonceStr, 'prepay_id=wx2111');
    expect(isSignedBy(signed, paySign, merchant.publicKey)).toBe(true);
  });

  it('requires a payer whom WeChat knows', async () => {
    const withoutPayer = open().begin({ ...order, payer: undefined });
    await expect(withoutPayer).rejects.toMatchObject({ code: 'PAYER_UNKNOWN' });
    expect(requests).toHaveLength(0);
  });

  it.each(['minip', 'alipay-page'] as const)(
    'is refused for %s, which has no app',
    async (channel) => {
      const payment = open().begin({ ...order, channel });
      await expect(payment).rejects.toMatchObject({ code: 'CHANNEL_UNKNOWN' });
      expect(requests).toHaveLength(0);
    },
  );

  it('returns a code for a desktop that any account can scan', async () => {
    const codeUrl = 'weixin://wxpay/bizpayurl?pr=xxx';
    replyWith(productPath('native'), { body: { code_url: codeUrl } });
    const parameters = await open().begin({ ...order, channel: 'wechat-native', payer: undefined });
    expect(parameters).toMatchObject({ kind: 'code', url: codeUrl });
    expect(parameters).toHaveProperty(
      'image',
      expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
    );
    const body = readRequest(productPath('native'));
    expect(body).toMatchObject({ appid: 'wx8888', out_trade_no: NUMBER });
    expect(body).not.toHaveProperty('payer');
  });

  it("sends a phone's browser to WeChat Pay's page, which leads back to the shop", async () => {
    const h5Url = 'https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx20&package=10';
    replyWith(productPath('h5'), { body: { h5_url: h5Url } });
    const returnUrl = encodeURIComponent('https://shop.example/en/payment/7?a=1');
    expect(await open().begin({ ...order, channel: 'wechat-h5', payer: undefined })).toEqual({
      kind: 'cashier',
      url: `${h5Url}&redirect_url=${returnUrl}`,
    });
    expect(readRequest(productPath('h5'))).toMatchObject({
      scene_info: { payer_client_ip: '203.0.113.7', h5_info: { type: 'Wap' } },
    });
  });

  it("returns a signed request for WeChat's SDK in the app", async () => {
    replyWith(productPath('app'), { body: { prepay_id: 'wx2112' } });
    const parameters = await open().begin({ ...order, channel: 'wechat-app', payer: undefined });
    expect(readRequest(productPath('app'))).toMatchObject({ appid: 'wx9999' });
    if (parameters.kind !== 'wechat-app') throw new Error('unexpected parameters');
    const { timeStamp, nonceStr, sign, ...others } = parameters;
    expect(others).toEqual({
      kind: 'wechat-app',
      appId: 'wx9999',
      partnerId: '1900000001',
      prepayId: 'wx2112',
      packageValue: 'Sign=WXPay',
    });
    const signed = joinLines('wx9999', timeStamp, nonceStr, 'wx2112');
    expect(isSignedBy(signed, sign, merchant.publicKey)).toBe(true);
  });

  it('is refused when WeChat Pay sends no code', async () => {
    replyWith(productPath('native'), { body: {} });
    const payment = open().begin({ ...order, channel: 'wechat-native' });
    await expect(payment).rejects.toMatchObject({ fault: 'refused' });
  });

  it.each([
    ['SUCCESS', 'paid'],
    ['REFUND', 'paid'],
    ['NOTPAY', 'pending'],
    ['USERPAYING', 'pending'],
    ['CLOSED', 'cancelled'],
    ['REVOKED', 'cancelled'],
    ['PAYERROR', 'failed'],
  ])('maps the state %s to %s', async (state, expected) => {
    replyWith(QUERY, { body: transaction(state) });
    expect(await open().query(NUMBER)).toMatchObject({ number: NUMBER, state: expected });
  });

  it('counts as cancelled when WeChat does not know it', async () => {
    replyWith(QUERY, { status: 404, body: { code: 'ORDER_NOT_EXIST' } });
    expect(await open().query(NUMBER)).toMatchObject({ state: 'cancelled' });
  });

  it('can be closed', async () => {
    replyWith(`${QUERY}/close`, { status: 204 });
    await open().close(NUMBER);
    const { body } = requests.find(({ path }) => path === `${QUERY}/close`) ?? {};
    expect(JSON.parse(body ?? '')).toEqual({ mchid: '1900000001' });
  });
});

describe('a refund', () => {
  it.each([
    ['SUCCESS', 'done'],
    ['PROCESSING', 'processing'],
    ['CLOSED', 'failed'],
    ['ABNORMAL', 'failed'],
  ])('maps the status %s to %s', async (status, state) => {
    replyWith(REFUND, { body: { refund_id: '50', out_refund_no: 'r1', status } });
    const refund = {
      number: 'r1',
      paymentNumber: NUMBER,
      amount: 100,
      total: 300,
      currency: 'CNY',
    };
    expect(await open().refund(refund)).toEqual({ kind: 'refund', number: 'r1', state });
    expect(JSON.parse(requests.find(({ path }) => path === REFUND)?.body ?? '')).toMatchObject({
      out_trade_no: NUMBER,
      out_refund_no: 'r1',
      amount: { refund: 100, total: 300, currency: 'CNY' },
    });
  });
});

it('formats times in Beijing time', () => {
  expect(formatBeijingTime(new Date(Date.UTC(2026, 11, 31, 17)))).toBe('2027-01-01T01:00:00+08:00');
});
