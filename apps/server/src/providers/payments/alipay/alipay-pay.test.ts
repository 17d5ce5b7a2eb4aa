import { sign, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createAlipayKeys, signAlipayResponse } from '../../../../test/support/alipay-keys.ts';
import {
  openPartnerServer,
  type PartnerAnswer,
  type PartnerRequest,
} from '../../../../test/support/partner-server.ts';
import { alipayLines } from '../../alipay-gateway.ts';
import { alipayPay } from './alipay-pay.ts';
import { writeTradeNotification } from './notification.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const NUMBER = '0190a5c24d8e7c3a9f1b2d6e8a7b5c40';

const { shop, vendor, foreign, keys } = createAlipayKeys();

let close = async () => {};
afterEach(() => close());

type Replies = Record<string, Record<string, unknown>>;

/** A gateway that verifies requests and signs its responses. */
async function openWith(replies: Replies, signer = vendor.privateKey) {
  const requests: Record<string, Record<string, unknown>> = {};
  function answer({ body }: PartnerRequest): PartnerAnswer {
    const { sign: sentSignature = '', ...fields } = Object.fromEntries(new URLSearchParams(body));
    const isShop = verify(
      'sha256',
      Buffer.from(alipayLines(fields)),
      shop.publicKey,
      Buffer.from(sentSignature, 'base64'),
    );
    const method = fields.method ?? '';
    requests[method] = { ...fields, content: JSON.parse(fields.biz_content ?? '') };
    const part = JSON.stringify(
      isShop ? replies[method] : { code: '40002', sub_code: 'isv.invalid-signature' },
    );
    return { text: signAlipayResponse(method, part, signer) };
  }
  const partner = await openPartnerServer(answer);
  close = partner.close;
  const port = alipayPay(keys, {
    endpoint: partner.endpoint,
    notifyUrl: 'https://shop.example/notify',
    shopUrl: 'https://shop.example',
    now: () => NOW,
  });
  return { port, requests };
}

const order = {
  number: NUMBER,
  paymentId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  description: 'Orsay & Vale 棉质华达呢风衣',
  amount: 2_431_005,
  currency: 'CNY',
  channel: 'alimp',
  payer: '074a1CcTG1LelxKe4xQC0zgNdId0nxi95b5lsNpazWYoCo5',
  expiresAt: new Date(NOW + 900_000),
  instalments: null,
  ip: '203.0.113.7',
  returnPath: '/payment/1',
} as const;

const CREATE = 'alipay.trade.create';
const QUERY = 'alipay.trade.query';
const CLOSE = 'alipay.trade.close';
const REFUND = 'alipay.trade.refund';
const REFUND_QUERY = 'alipay.trade.fastpay.refund.query';
const done = (more: object) => ({ code: '10000', msg: 'Success', ...more });
const failure = (sub_code: string, code = '40004') => ({ code, msg: 'Business Failed', sub_code });

describe('a trade', () => {
  it('is created for the buyer and returns the trade number', async () => {
    const { port, requests } = await openWith({
      [CREATE]: done({ out_trade_no: NUMBER, trade_no: '2026112122001' }),
    });
    expect(await port.begin(order)).toEqual({ kind: 'alipay', tradeNo: '2026112122001' });
    expect(requests[CREATE]).toMatchObject({
      app_id: '2021',
      sign_type: 'RSA2',
      timestamp: '2026-11-21 12:00:00',
      notify_url: 'https://shop.example/notify',
      content: {
        out_trade_no: NUMBER,
        total_amount: '24310.05',
        subject: 'Orsay   Vale 棉质华达呢风衣',
        product_code: 'JSAPI_PAY',
        op_app_id: '2021',
        buyer_open_id: order.payer,
        time_expire: '2026-11-21 12:15:00',
      },
    });
  });

  it('sends the user id of an older account', async () => {
    const { port, requests } = await openWith({ [CREATE]: done({ trade_no: '1' }) });
    await port.begin({ ...order, payer: '2088102146225135' });
    expect(requests[CREATE]?.content).toMatchObject({ buyer_id: '2088102146225135' });
  });

  it('requires a payer and CNY', async () => {
    const { port, requests } = await openWith({});
    const withoutPayer = port.begin({ ...order, payer: undefined });
    await expect(withoutPayer).rejects.toMatchObject({ code: 'PAYER_UNKNOWN' });
    const dollars = port.begin({ ...order, currency: 'USD' });
    await expect(dollars).rejects.toMatchObject({ fault: 'refused' });
    expect(requests).toEqual({});
  });

  it.each([
    [failure('ACQ.CONTEXT_INCONSISTENT'), 'refused'],
    [failure('ACQ.SYSTEM_ERROR'), 'busy'],
    [failure('isp.unknow-error', '20000'), 'busy'],
  ])('maps %j to a fault', async (reply, fault) => {
    const { port } = await openWith({ [CREATE]: reply });
    await expect(port.begin(order)).rejects.toMatchObject({ fault, code: reply.sub_code });
  });

  it('rejects a response that is signed with another key', async () => {
    const { port } = await openWith({ [CREATE]: done({ trade_no: '1' }) }, foreign.privateKey);
    await expect(port.begin(order)).rejects.toMatchObject({ fault: 'refused' });
  });

  it.each([
    ['WAIT_BUYER_PAY', 'pending'],
    ['TRADE_CLOSED', 'cancelled'],
    ['TRADE_SUCCESS', 'paid'],
    ['TRADE_FINISHED', 'paid'],
  ])('maps the status %s to %s', async (trade_status, state) => {
    const { port } = await openWith({
      [QUERY]: done({ out_trade_no: NUMBER, trade_no: '20', trade_status, total_amount: '88.8' }),
    });
    const payment = await port.query(NUMBER);
    expect(payment).toMatchObject({ kind: 'payment', number: NUMBER, state });
    if (payment.state === 'paid')
      expect(payment).toMatchObject({ transactionId: '20', amount: 8_880, currency: 'CNY' });
  });

  it('is pending, and can be closed, before the shopper has opened its page', async () => {
    const unknown = failure('ACQ.TRADE_NOT_EXIST');
    const { port } = await openWith({ [QUERY]: unknown, [CLOSE]: unknown });
    expect(await port.query(NUMBER)).toMatchObject({ state: 'pending' });
    await port.close(NUMBER);
  });

  it('cannot be closed after the payment', async () => {
    const { port } = await openWith({ [CLOSE]: failure('ACQ.TRADE_STATUS_ERROR') });
    await expect(port.close(NUMBER)).rejects.toMatchObject({ fault: 'refused' });
  });
});

/** Reads the form of a page or of the app's SDK, which must be signed by the shop. */
function readSignedForm(form: string) {
  const { sign: signature = '', ...fields } = Object.fromEntries(new URLSearchParams(form));
  const signed = Buffer.from(alipayLines(fields));
  const isShop = verify('sha256', signed, shop.publicKey, Buffer.from(signature, 'base64'));
  expect(isShop).toBe(true);
  return { ...fields, content: JSON.parse(fields.biz_content ?? '') };
}

describe('a page', () => {
  const pageOrder = { ...order, payer: undefined };
  const begin = async (more: object) => (await openWith({})).port.begin({ ...pageOrder, ...more });

  it.each([
    ['alipay-page', 'alipay.trade.page.pay', { product_code: 'FAST_INSTANT_TRADE_PAY' }],
    [
      'alipay-wap',
      'alipay.trade.wap.pay',
      { product_code: 'QUICK_WAP_WAY', quit_url: 'https://shop.example/payment/1' },
    ],
  ] as const)(
    'for %s is signed by the shop and leads back to it',
    async (channel, method, more) => {
      const parameters = await begin({ channel });
      if (parameters.kind !== 'cashier') throw new Error('unexpected parameters');
      const { origin, search } = new URL(parameters.url);
      expect(origin).toMatch(/^http:\/\/127\.0\.0\.1/);
      expect(readSignedForm(search)).toMatchObject({
        app_id: '2021',
        method,
        notify_url: 'https://shop.example/notify',
        return_url: 'https://shop.example/payment/1',
        content: {
          out_trade_no: NUMBER,
          total_amount: '24310.05',
          time_expire: '2026-11-21 12:15:00',
          ...more,
        },
      });
    },
  );

  it('in the app is an order for its SDK', async () => {
    const parameters = await begin({ channel: 'alipay-app' });
    if (parameters.kind !== 'alipay-app') throw new Error('unexpected parameters');
    expect(readSignedForm(parameters.orderString)).toMatchObject({
      method: 'alipay.trade.app.pay',
      content: { product_code: 'QUICK_MSECURITY_PAY' },
    });
  });

  it('spreads the payment over the chosen months, and no other', async () => {
    const inSix = await begin({ channel: 'alipay-page', instalments: 6 });
    const atOnce = await begin({ channel: 'alipay-page' });
    if (inSix.kind !== 'cashier' || atOnce.kind !== 'cashier') throw new Error('unexpected');
    const { content } = readSignedForm(new URL(inSix.url).search);
    expect(content.extend_params).toEqual({ hb_fq_num: '6', hb_fq_seller_percent: '0' });
    expect(readSignedForm(new URL(atOnce.url).search).content).not.toHaveProperty('extend_params');
  });
});

describe('a refund', () => {
  const refund = { number: 'r1', paymentNumber: NUMBER, amount: 105, total: 300, currency: 'CNY' };

  it('is done when the funds have changed', async () => {
    const { port, requests } = await openWith({ [REFUND]: done({ fund_change: 'Y' }) });
    expect(await port.refund(refund)).toEqual({ kind: 'refund', number: 'r1', state: 'done' });
    expect(requests[REFUND]?.content).toEqual({
      out_trade_no: NUMBER,
      out_request_no: 'r1',
      refund_amount: '1.05',
    });
  });

  it.each([
    ['REFUND_SUCCESS', 'done'],
    [undefined, 'processing'],
  ])('maps the queried status %s to %s', async (refund_status, state) => {
    const { port } = await openWith({
      [REFUND]: done({ fund_change: 'N' }),
      [REFUND_QUERY]: done({ refund_status }),
    });
    expect(await port.refund(refund)).toMatchObject({ state });
  });
});

describe('a notification', () => {
  const fields = {
    app_id: '2021',
    notify_id: 'n1',
    out_trade_no: NUMBER,
    trade_no: '2026112122001',
    trade_status: 'TRADE_SUCCESS',
    total_amount: '24310.05',
    subject: '风衣 + 围巾',
    body: '',
  };
  const createNotification = (changed: object = {}, key = vendor.privateKey) =>
    writeTradeNotification({ ...fields, ...changed }, (text) =>
      sign('sha256', Buffer.from(text), key).toString('base64'),
    );
  const read = async (body: string) => {
    const { port } = await openWith({});
    return port.readNotification({}, Buffer.from(body));
  };

  it('is read for a payment', async () => {
    expect(await read(createNotification())).toEqual({
      kind: 'payment',
      number: NUMBER,
      state: 'paid',
      transactionId: '2026112122001',
      amount: 2_431_005,
      currency: 'CNY',
    });
  });

  it.each([
    ['signed with another key', () => createNotification({}, foreign.privateKey)],
    ['modified', () => createNotification().replace('24310.05', '1.00')],
    ['sent with another field', () => `${createNotification()}&trade_status=TRADE_SUCCESS&extra=1`],
    ['not signed', () => String(new URLSearchParams(fields))],
    ['for another app', () => createNotification({ app_id: '2022' })],
    ['sent with an invalid amount', () => createNotification({ total_amount: '1e9' })],
    ['empty', () => ''],
  ])('is rejected when it is %s', async (_, body) => {
    await expect(read(body())).rejects.toMatchObject({ fault: 'refused' });
  });
});
