import { hash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { openPartnerServer } from '../../../../test/support/partner-server.ts';
import { douyinPay } from './douyin-pay.ts';
import { type CallbackFields, callbackSign, requestSign } from './signatures.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const NUMBER = '0190a5c24d8e7c3a9f1b2d6e8a7b5c40';
const keys = { appId: 'tt07', salt: 'a-salt', token: 'a-token' };
const PATH = '/api/apps/ecpay/v1';

let close = async () => {};
afterEach(() => close());

type Requests = Record<string, Record<string, unknown>>;

async function openWith(replies: Record<string, unknown>) {
  const requests: Requests = {};
  const partner = await openPartnerServer(({ path, body }) => {
    const name = path.replace(`${PATH}/`, '');
    requests[name] = JSON.parse(body);
    return { json: replies[name] };
  });
  close = partner.close;
  const port = douyinPay(keys, {
    endpoint: partner.endpoint,
    notifyUrl: 'https://shop.example/notify',
    now: () => NOW,
  });
  return { port, requests };
}

const order = {
  number: NUMBER,
  paymentId: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
  description: 'Orsay & Vale 棉质华达呢风衣',
  amount: 2_431_000,
  currency: 'CNY',
  channel: 'ttmp',
  payer: undefined,
  expiresAt: new Date(NOW + 900_000),
  instalments: null,
  ip: '203.0.113.7',
  returnPath: '/payment/1',
} as const;
const created = { err_no: 0, err_tips: '', data: { order_id: 'o1', order_token: 't1' } };
const orderWith = (order_status: string) => ({
  err_no: 0,
  out_order_no: NUMBER,
  order_id: 'o1',
  payment_info: { order_status, total_fee: 2_431_000, way: 2, channel_no: '4200' },
});
const failure = (err_no: number, err_tips: string) => ({ err_no, err_tips });

it('signs the sorted values and the salt without the app id and empty values', () => {
  const fields = {
    app_id: 'tt07',
    out_order_no: '7',
    total_amount: 100,
    subject: ' 风衣 ',
    body: '',
  };
  expect(requestSign(fields, 'b-salt')).toBe(hash('md5', '100&7&b-salt&风衣', 'hex'));
});

describe('an order', () => {
  it('is created and returns the token for the mini-program', async () => {
    const { port, requests } = await openWith({ create_order: created });
    const parameters = await port.begin(order);
    expect(parameters).toEqual({ kind: 'douyin', orderId: 'o1', orderToken: 't1' });
    const { sign, ...fields } = requests.create_order as Record<string, string | number>;
    expect(fields).toEqual({
      app_id: 'tt07',
      out_order_no: NUMBER,
      total_amount: 2_431_000,
      subject: order.description,
      body: order.description,
      valid_time: 900,
      notify_url: 'https://shop.example/notify',
    });
    expect(sign).toBe(requestSign(fields, keys.salt));
  });

  it('shortens the description and limits the validity as Douyin requires', async () => {
    const { port, requests } = await openWith({ create_order: created });
    const expiresAt = new Date(NOW + 60_000);
    await port.begin({ ...order, description: '别'.repeat(60), expiresAt });
    expect(requests.create_order).toMatchObject({ subject: '别'.repeat(42), valid_time: 300 });
    await port.begin({ ...order, description: '😀'.repeat(60) });
    expect(requests.create_order).toMatchObject({ subject: '😀'.repeat(32) });
  });

  it('supports CNY only', async () => {
    const { port } = await openWith({ create_order: created });
    await expect(port.begin({ ...order, currency: 'USD' })).rejects.toMatchObject({
      fault: 'refused',
    });
  });

  it('fails with Douyin’s error code', async () => {
    const { port } = await openWith({ create_order: failure(2006, '签名校验失败') });
    await expect(port.begin(order)).rejects.toMatchObject({ fault: 'refused', code: '2006' });
  });

  it('maps a system error to the fault busy', async () => {
    const { port } = await openWith({ create_order: failure(-1, '系统错误') });
    await expect(port.begin(order)).rejects.toMatchObject({ fault: 'busy' });
  });

  it.each([
    ['PROCESSING', 'pending'],
    ['TIMEOUT', 'cancelled'],
    ['FAIL', 'failed'],
    ['SUCCESS', 'paid'],
  ])('maps the status %s to %s', async (status, state) => {
    const { port } = await openWith({ query_order: orderWith(status) });
    const payment = await port.query(NUMBER);
    expect(payment).toMatchObject({ kind: 'payment', number: NUMBER, state });
    if (payment.state === 'paid')
      expect(payment).toMatchObject({ transactionId: 'o1', amount: 2_431_000, currency: 'CNY' });
  });

  it('counts as cancelled when Douyin does not know it', async () => {
    const { port } = await openWith({ query_order: failure(2008, '订单不存在') });
    expect(await port.query(NUMBER)).toMatchObject({ state: 'cancelled' });
    await port.close(NUMBER);
  });

  it.each([
    ['SUCCESS', 'refused'],
    ['PROCESSING', 'busy'],
  ])('cannot be closed in the status %s', async (status, fault) => {
    const { port } = await openWith({ query_order: orderWith(status) });
    await expect(port.close(NUMBER)).rejects.toMatchObject({ fault });
  });
});

it.each([
  ['SUCCESS', 'done'],
  ['PROCESSING', 'processing'],
  ['FAIL', 'failed'],
])('maps the refund status %s to %s', async (refund_status, state) => {
  const { port, requests } = await openWith({
    create_refund: { err_no: 0, refund_no: '9' },
    query_refund: { err_no: 0, refundInfo: { refund_status } },
  });
  const refund = { number: 'r1', paymentNumber: NUMBER, amount: 100, total: 300, currency: 'CNY' };
  expect(await port.refund(refund)).toEqual({ kind: 'refund', number: 'r1', state });
  expect(requests.create_refund).toMatchObject({
    out_order_no: NUMBER,
    out_refund_no: 'r1',
    refund_amount: 100,
  });
});

const writeCallback = (fields: CallbackFields & { type: 'payment' | 'refund' }, token: string) =>
  JSON.stringify({ ...fields, msg_signature: callbackSign(fields, token) });

describe('a callback', () => {
  const payment = {
    appid: 'tt07',
    cp_orderno: NUMBER,
    order_id: 'o1',
    total_amount: 2_431_000,
    status: 'SUCCESS',
    way: '2',
  };
  const createCallback = (message: object = payment, type: 'payment' | 'refund' = 'payment') =>
    writeCallback(
      { timestamp: '1795000000', nonce: '797', type, msg: JSON.stringify(message) },
      keys.token,
    );
  const read = async (body: string) => {
    const { port } = await openWith({});
    return port.readNotification({}, Buffer.from(body));
  };

  it('is read for a payment and a refund', async () => {
    expect(await read(createCallback())).toEqual({
      kind: 'payment',
      number: NUMBER,
      state: 'paid',
      transactionId: 'o1',
      amount: 2_431_000,
      currency: 'CNY',
    });
    const refund = { appid: 'tt07', cp_refundno: 'r1', status: 'SUCCESS' };
    expect(await read(createCallback(refund, 'refund'))).toEqual({
      kind: 'refund',
      number: 'r1',
      state: 'done',
    });
  });

  it.each([
    ['modified', () => createCallback().replace('2431000', '1')],
    [
      'signed with another token',
      () =>
        JSON.stringify({
          ...JSON.parse(createCallback()),
          msg_signature: hash('sha1', 'x', 'hex'),
        }),
    ],
    ['not signed', () => JSON.stringify({ ...JSON.parse(createCallback()), msg_signature: '' })],
    ['for another app', () => createCallback({ ...payment, appid: 'tt08' })],
    ['signed but empty', () => createCallback({})],
    ['not JSON', () => 'msg=1'],
  ])('is rejected when it is %s', async (_, body) => {
    await expect(read(body())).rejects.toMatchObject({ fault: 'refused' });
  });
});
