import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openPartner, type PartnerAnswer, type PartnerRequest } from '../../../testing/partner.ts';
import { alipayLines } from '../../alipay-gateway.ts';
import { alipayPay } from './alipay-pay.ts';
import { writeTradeNotification } from './notification.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const NUMBER = '0190a5c24d8e7c3a9f1b2d6e8a7b5c40';

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const [shop, vendor, stranger] = [pair(), pair(), pair()];
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '');
const keys = {
  appId: '2021',
  privateKey: bare(shop.privateKey),
  publicKey: bare(vendor.publicKey),
};

let close = async () => {};
afterEach(() => close());

type Replies = Record<string, Record<string, unknown>>;

/** The vendor's gateway: one address, the method among the fields, every answer signed. */
async function gatewayThat(replies: Replies, signer = vendor.privateKey) {
  const asked: Record<string, Record<string, unknown>> = {};
  function answer({ body }: PartnerRequest): PartnerAnswer {
    const { sign: given = '', ...fields } = Object.fromEntries(new URLSearchParams(body));
    const isShop = verify(
      'sha256',
      Buffer.from(alipayLines(fields)),
      shop.publicKey,
      Buffer.from(given, 'base64'),
    );
    const method = fields.method ?? '';
    asked[method] = { ...fields, content: JSON.parse(fields.biz_content ?? '') };
    const part = JSON.stringify(
      isShop ? replies[method] : { code: '40002', sub_code: 'isv.invalid-signature' },
    );
    const signature = sign('sha256', Buffer.from(part), signer).toString('base64');
    return { text: `{"${method.replaceAll('.', '_')}_response":${part},"sign":"${signature}"}` };
  }
  const partner = await openPartner(answer);
  close = partner.close;
  const port = alipayPay(keys, {
    endpoint: partner.endpoint,
    notifyUrl: 'https://shop.example/notify',
    now: () => NOW,
  });
  return { port, asked };
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
  returnPath: '/',
} as const;

const CREATE = 'alipay.trade.create';
const QUERY = 'alipay.trade.query';
const CLOSE = 'alipay.trade.close';
const REFUND = 'alipay.trade.refund';
const REFUND_QUERY = 'alipay.trade.fastpay.refund.query';
const done = (more: object) => ({ code: '10000', msg: 'Success', ...more });
const refused = (sub_code: string, code = '40004') => ({ code, msg: 'Business Failed', sub_code });

describe('a trade', () => {
  it('is made for the shopper in the mini-program, and named to it', async () => {
    const { port, asked } = await gatewayThat({
      [CREATE]: done({ out_trade_no: NUMBER, trade_no: '2026112122001' }),
    });
    expect(await port.begin(order)).toEqual({ kind: 'alipay', tradeNo: '2026112122001' });
    expect(asked[CREATE]).toMatchObject({
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

  it('names a shopper of an older account by their number', async () => {
    const { port, asked } = await gatewayThat({ [CREATE]: done({ trade_no: '1' }) });
    await port.begin({ ...order, payer: '2088102146225135' });
    expect(asked[CREATE]?.content).toMatchObject({ buyer_id: '2088102146225135' });
  });

  it('needs somebody to ask, and yuan', async () => {
    const { port, asked } = await gatewayThat({});
    const nobody = port.begin({ ...order, payer: undefined });
    await expect(nobody).rejects.toMatchObject({ code: 'PAYER_UNKNOWN' });
    const dollars = port.begin({ ...order, currency: 'USD' });
    await expect(dollars).rejects.toMatchObject({ fault: 'refused' });
    expect(asked).toEqual({});
  });

  it.each([
    [refused('ACQ.CONTEXT_INCONSISTENT'), 'refused'],
    [refused('ACQ.SYSTEM_ERROR'), 'busy'],
    [refused('isp.unknow-error', '20000'), 'busy'],
  ])('refused with %j is a fault', async (reply, fault) => {
    const { port } = await gatewayThat({ [CREATE]: reply });
    await expect(port.begin(order)).rejects.toMatchObject({ fault, code: reply.sub_code });
  });

  it('is not believed when somebody else signs the answer', async () => {
    const { port } = await gatewayThat({ [CREATE]: done({ trade_no: '1' }) }, stranger.privateKey);
    await expect(port.begin(order)).rejects.toMatchObject({ fault: 'refused' });
  });

  it.each([
    ['WAIT_BUYER_PAY', 'pending'],
    ['TRADE_CLOSED', 'cancelled'],
    ['TRADE_SUCCESS', 'paid'],
    ['TRADE_FINISHED', 'paid'],
  ])('that stands at %s is %s', async (trade_status, state) => {
    const { port } = await gatewayThat({
      [QUERY]: done({ out_trade_no: NUMBER, trade_no: '20', trade_status, total_amount: '88.8' }),
    });
    const news = await port.query(NUMBER);
    expect(news).toMatchObject({ kind: 'payment', number: NUMBER, state });
    if (news.state === 'paid')
      expect(news).toMatchObject({ transactionId: '20', amount: 8_880, currency: 'CNY' });
  });

  it('that the vendor never heard of is cancelled, and closed already', async () => {
    const unknown = refused('ACQ.TRADE_NOT_EXIST');
    const { port } = await gatewayThat({ [QUERY]: unknown, [CLOSE]: unknown });
    expect(await port.query(NUMBER)).toMatchObject({ state: 'cancelled' });
    await port.close(NUMBER);
  });

  it('cannot be closed once it is paid', async () => {
    const { port } = await gatewayThat({ [CLOSE]: refused('ACQ.TRADE_STATUS_ERROR') });
    await expect(port.close(NUMBER)).rejects.toMatchObject({ fault: 'refused' });
  });
});

describe('a refund', () => {
  const refund = { number: 'r1', paymentNumber: NUMBER, amount: 105, total: 300, currency: 'CNY' };

  it('is done when the money has moved', async () => {
    const { port, asked } = await gatewayThat({ [REFUND]: done({ fund_change: 'Y' }) });
    expect(await port.refund(refund)).toEqual({ kind: 'refund', number: 'r1', state: 'done' });
    expect(asked[REFUND]?.content).toEqual({
      out_trade_no: NUMBER,
      out_request_no: 'r1',
      refund_amount: '1.05',
    });
  });

  it.each([
    ['REFUND_SUCCESS', 'done'],
    [undefined, 'processing'],
  ])('asked for again, and found as %s, is %s', async (refund_status, state) => {
    const { port } = await gatewayThat({
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
  const written = (changed: object = {}, key = vendor.privateKey) =>
    writeTradeNotification({ ...fields, ...changed }, (text) =>
      sign('sha256', Buffer.from(text), key).toString('base64'),
    );
  const read = async (body: string) => {
    const { port } = await gatewayThat({});
    return port.readNotification({}, Buffer.from(body));
  };

  it('tells of a payment', async () => {
    expect(await read(written())).toEqual({
      kind: 'payment',
      number: NUMBER,
      state: 'paid',
      transactionId: '2026112122001',
      amount: 2_431_005,
      currency: 'CNY',
    });
  });

  it.each([
    ['signed by somebody else', () => written({}, stranger.privateKey)],
    ['changed on its way', () => written().replace('24310.05', '1.00')],
    ['with a field more', () => `${written()}&trade_status=TRADE_SUCCESS&extra=1`],
    ['not signed', () => String(new URLSearchParams(fields))],
    ['meant for another shop', () => written({ app_id: '2022' })],
    ['with an amount that is none', () => written({ total_amount: '1e9' })],
    ['empty', () => ''],
  ])('is refused when it is %s', async (_, body) => {
    await expect(read(body())).rejects.toMatchObject({ fault: 'refused' });
  });
});
