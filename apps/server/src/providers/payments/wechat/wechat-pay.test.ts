import { describe, expect, it } from 'vitest';
import { isSignedBy, lines } from './signatures.ts';
import { merchant, NOW, NUMBER, QUERY, transaction, wechatHouse } from './testing.ts';
import { beijingIso } from './wechat-pay.ts';

const { asked, says, open } = wechatHouse();
const order = {
  number: NUMBER,
  paymentId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  description: 'Orsay & Vale 棉质华达呢双排扣风衣',
  amount: 2_431_000,
  currency: 'CNY',
  channel: 'messaging-oa' as const,
  payer: 'o-anna',
  expiresAt: new Date(NOW + 15 * 60_000),
  returnPath: '/',
};
const PREPAY = '/v3/pay/transactions/jsapi';
const REFUND = '/v3/refund/domestic/refunds';

describe('a payment', () => {
  it('begins with what the page hands to the messaging app', async () => {
    says(PREPAY, { body: { prepay_id: 'wx2111' } });
    const parameters = await open().begin(order);
    expect(JSON.parse(asked.find(({ path }) => path === PREPAY)?.body ?? '')).toEqual({
      appid: 'wx8888',
      mchid: '1900000001',
      description: order.description,
      out_trade_no: NUMBER,
      time_expire: '2026-11-21T12:15:00+08:00',
      notify_url: 'https://shop.example/notify',
      amount: { total: 2_431_000, currency: 'CNY' },
      payer: { openid: 'o-anna' },
    });
    if (parameters.kind !== 'jsapi') throw new Error('not for the messaging app');
    const { appId, timeStamp, nonceStr, paySign } = parameters;
    expect(parameters).toMatchObject({ package: 'prepay_id=wx2111', signType: 'RSA' });
    const signed = lines(appId, timeStamp, nonceStr, 'prepay_id=wx2111');
    expect(isSignedBy(signed, paySign, merchant.publicKey)).toBe(true);
  });

  it('needs somebody whom the provider knows', async () => {
    const nobody = open().begin({ ...order, payer: undefined });
    await expect(nobody).rejects.toMatchObject({ code: 'PAYER_UNKNOWN' });
    const elsewhere = open().begin({ ...order, channel: 'minip' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'PAYER_UNKNOWN' });
    expect(asked).toHaveLength(0);
  });

  it.each([
    ['SUCCESS', 'paid'],
    ['REFUND', 'paid'],
    ['NOTPAY', 'pending'],
    ['USERPAYING', 'pending'],
    ['CLOSED', 'cancelled'],
    ['REVOKED', 'cancelled'],
    ['PAYERROR', 'failed'],
  ])('that is %s is %s', async (state, ours) => {
    says(QUERY, { body: transaction(state) });
    expect(await open().query(NUMBER)).toMatchObject({ number: NUMBER, state: ours });
  });

  it('that the provider never heard of is cancelled', async () => {
    says(QUERY, { status: 404, body: { code: 'ORDER_NOT_EXIST' } });
    expect(await open().query(NUMBER)).toMatchObject({ state: 'cancelled' });
  });

  it('can be closed', async () => {
    says(`${QUERY}/close`, { status: 204 });
    await open().close(NUMBER);
    const { body } = asked.find(({ path }) => path === `${QUERY}/close`) ?? {};
    expect(JSON.parse(body ?? '')).toEqual({ mchid: '1900000001' });
  });
});

describe('a refund', () => {
  it.each([
    ['SUCCESS', 'done'],
    ['PROCESSING', 'processing'],
    ['CLOSED', 'failed'],
    ['ABNORMAL', 'failed'],
  ])('that is %s is %s', async (status, state) => {
    says(REFUND, { body: { refund_id: '50', out_refund_no: 'r1', status } });
    const refund = {
      number: 'r1',
      paymentNumber: NUMBER,
      amount: 100,
      total: 300,
      currency: 'CNY',
    };
    expect(await open().refund(refund)).toEqual({ kind: 'refund', number: 'r1', state });
    expect(JSON.parse(asked.find(({ path }) => path === REFUND)?.body ?? '')).toMatchObject({
      out_trade_no: NUMBER,
      out_refund_no: 'r1',
      amount: { refund: 100, total: 300, currency: 'CNY' },
    });
  });
});

it('writes times in Beijing', () => {
  expect(beijingIso(new Date(Date.UTC(2026, 11, 31, 17)))).toBe('2027-01-01T01:00:00+08:00');
});
