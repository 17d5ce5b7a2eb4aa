import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPartnerServer } from '../../../../test/support/partner-server.ts';
import { douyinToken } from '../../douyin.ts';
import type { PaymentsPort } from '../port.ts';
import { isSignedBy, joinLines } from '../rsa-signatures.ts';
import { writeTradeCallback } from './callback.ts';
import { douyinTrade } from './trade-pay.ts';

const NOW = Date.UTC(2026, 10, 21, 4);
const PAYMENT_ID = '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40';
const NUMBER = PAYMENT_ID.replaceAll('-', '');
const PATH = '/api/trade_basic/v1/developer/';
const shopKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const douyinKeys = generateKeyPairSync('rsa', { modulusLength: 2048 });

const keys = {
  appId: 'tt07',
  privateKey: shopKeys.privateKey,
  publicKey: douyinKeys.publicKey,
  keyVersion: '3',
  goodsType: '301',
  tagGroupId: 'tag_group_1',
  picture: 'https://shop.example/logo.png',
};

let close = async () => {};
afterEach(() => close());

interface SentRequest {
  name: string;
  body: Record<string, unknown>;
  token: string | undefined;
}
type Reply = object | ((request: SentRequest) => object);

const TOKEN = { data: { access_token: 'clt.1', expires_in: 7200 }, message: 'success' };

async function openWith(replies: Record<string, Reply>, formerPayments?: PaymentsPort) {
  const sent: SentRequest[] = [];
  const partner = await openPartnerServer(({ path, body, headers }) => {
    const name = path.replace(PATH, '').replaceAll('/', '');
    const request = {
      name,
      body: JSON.parse(body),
      token: headers['access-token'] as string | undefined,
    };
    sent.push(request);
    const reply = name === 'oauthclient_token' ? (replies.token ?? TOKEN) : replies[name];
    return { json: typeof reply === 'function' ? reply(request) : reply };
  });
  close = partner.close;
  const options = { endpoint: partner.endpoint, now: () => NOW };
  const port = douyinTrade(keys, {
    ...options,
    token: douyinToken({ appId: keys.appId, secret: 'a-secret' }, options),
    notifyUrl: 'https://shop.example/notify',
    formerPayments,
  });
  return { port, sent };
}

const order = {
  number: NUMBER,
  paymentId: PAYMENT_ID,
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

const success = (data: object) => ({ err_no: 0, err_msg: 'success', data });
const failure = (err_no: number, err_msg: string) => ({ err_no, err_msg });
const orderWith = (pay_status: string) =>
  success({
    order_id: 'motb1',
    out_order_no: NUMBER,
    app_id: 'tt07',
    pay_status,
    total_amount: 2_431_000,
    item_order_list: [{ item_order_id: 'motb1-1', sku_id: NUMBER, item_order_amount: 2_431_000 }],
  });
const UNKNOWN = failure(10_000, '订单不存在');
const refund = { number: 'r1', paymentNumber: NUMBER, amount: 100, total: 300, currency: 'CNY' };

describe('an order', () => {
  it('is signed for the mini-program without asking Douyin', async () => {
    const { port, sent } = await openWith({});
    const parameters = await port.begin(order);
    if (parameters.kind !== 'douyin-trade') throw new Error('the kind is another');
    expect(sent).toEqual([]);
    expect(JSON.parse(parameters.data)).toEqual({
      skuList: [
        {
          skuId: NUMBER,
          price: 2_431_000,
          quantity: 1,
          title: order.description,
          imageList: [keys.picture],
          type: 301,
          tagGroupId: 'tag_group_1',
        },
      ],
      outOrderNo: NUMBER,
      totalAmount: 2_431_000,
      payExpireSeconds: 900,
      payNotifyUrl: 'https://shop.example/notify',
      orderEntrySchema: { path: 'order/payment/index', params: `{"id":"${PAYMENT_ID}"}` },
    });
    const [, nonce = '', timestamp = '', signature = ''] =
      /^SHA256-RSA2048 appid=tt07,nonce_str=(\w+),timestamp=(\d+),key_version=3,signature=(\S+)$/.exec(
        parameters.byteAuthorization,
      ) ?? [];
    expect(timestamp).toBe(String(NOW / 1000));
    const text = joinLines('POST', '/requestOrder', timestamp, nonce, parameters.data);
    expect(isSignedBy(text, signature, shopKeys.publicKey)).toBe(true);
    expect(isSignedBy(text.replace('2431000', '1'), signature, shopKeys.publicKey)).toBe(false);
  });

  it('has a title and a validity within the limits of Douyin', async () => {
    const { port } = await openWith({});
    const begin = async (more: object) => {
      const parameters = await port.begin({ ...order, ...more });
      return JSON.parse((parameters as { data: string }).data);
    };
    const long = await begin({ description: '😀'.repeat(100), expiresAt: new Date(NOW - 1) });
    expect(long).toMatchObject({ skuList: [{ title: '😀'.repeat(64) }], payExpireSeconds: 1 });
    const late = await begin({ expiresAt: new Date(NOW + 300_000_000) });
    expect(late.payExpireSeconds).toBe(172_800);
    await expect(port.begin({ ...order, currency: 'USD' })).rejects.toMatchObject({
      fault: 'refused',
    });
  });

  it.each([
    ['PROCESS', 'pending'],
    ['TIMEOUT', 'cancelled'],
    ['FAIL', 'failed'],
    ['SUCCESS', 'paid'],
  ])('maps the status %s to %s', async (status, state) => {
    const { port, sent } = await openWith({ order_query: orderWith(status) });
    const payment = await port.query(NUMBER);
    expect(payment).toMatchObject({ kind: 'payment', number: NUMBER, state });
    expect(sent.at(-1)).toMatchObject({ body: { out_order_no: NUMBER }, token: 'clt.1' });
    if (payment.state === 'paid')
      expect(payment).toMatchObject({ transactionId: 'motb1', amount: 2_431_000, currency: 'CNY' });
  });

  it('is pending, and can be closed, before the mini-program has passed it on', async () => {
    const { port } = await openWith({ order_query: UNKNOWN });
    expect(await port.query(NUMBER)).toEqual({ kind: 'payment', number: NUMBER, state: 'pending' });
    await port.close(NUMBER);
  });

  it.each([
    ['SUCCESS', 'refused'],
    ['PROCESS', 'busy'],
  ])('cannot be closed in the status %s', async (status, fault) => {
    const { port } = await openWith({ order_query: orderWith(status) });
    await expect(port.close(NUMBER)).rejects.toMatchObject({ fault });
  });

  it('is asked for once more with a new token when the first has expired', async () => {
    const tokens = ['clt.old', 'clt.new'];
    const { port, sent } = await openWith({
      token: () => ({ data: { access_token: tokens.shift(), expires_in: 7200 } }),
      order_query: ({ token }: SentRequest) =>
        token === 'clt.new' ? orderWith('SUCCESS') : failure(28_001_008, 'access_token过期'),
    });
    expect(await port.query(NUMBER)).toMatchObject({ state: 'paid' });
    await port.query(NUMBER);
    expect(sent.filter(({ name }) => name === 'oauthclient_token')).toHaveLength(2);
  });

  it.each([
    [2_100_004, 'busy'],
    [10_001, 'refused'],
  ])('fails with Douyin’s error %d as %s', async (code, fault) => {
    const { port } = await openWith({ order_query: failure(code, '系统错误') });
    await expect(port.query(NUMBER)).rejects.toMatchObject({ fault, code: String(code) });
  });
});

describe('a refund', () => {
  it.each([
    ['SUCCESS', 'done'],
    ['PROCESSING', 'processing'],
    ['FAIL', 'failed'],
  ])('is made of the only item of the order; %s is %s', async (refund_status, state) => {
    let isCreated = false;
    const { port, sent } = await openWith({
      order_query: orderWith('SUCCESS'),
      refund_query: () =>
        success({ refund_list: isCreated ? [{ out_refund_no: 'r1', refund_status }] : [] }),
      refund_create: () => {
        isCreated = true;
        return success({ refund_id: 'ot1' });
      },
    });
    expect(await port.refund(refund)).toEqual({ kind: 'refund', number: 'r1', state });
    const isCreate = ({ name }: SentRequest) => name === 'refund_create';
    expect(sent.find(isCreate)?.body).toEqual({
      order_id: 'motb1',
      out_refund_no: 'r1',
      refund_total_amount: 100,
      refund_reason: [{ code: 999, text: '退款' }],
      item_order_detail: [{ item_order_id: 'motb1-1', refund_amount: 100 }],
      order_entry_schema: { path: 'order/returns/index', params: '{}' },
      notify_url: 'https://shop.example/notify',
    });
    // A repeated request only asks for the state.
    await port.refund(refund);
    expect(sent.filter(isCreate)).toHaveLength(1);
  });

  it('of an unknown order is refused', async () => {
    const { port } = await openWith({ order_query: UNKNOWN, refund_query: UNKNOWN });
    await expect(port.refund(refund)).rejects.toMatchObject({ code: 'ORDERNOTEXIST' });
  });
});

describe('a callback', () => {
  const payment = {
    app_id: 'tt07',
    out_order_no: NUMBER,
    order_id: 'motb1',
    status: 'SUCCESS',
    total_amount: 2_431_000,
  };
  const write = (message: object, type: 'payment' | 'refund' = 'payment') =>
    writeTradeCallback({ type, msg: JSON.stringify(message) }, douyinKeys.privateKey, NOW);
  const read = async ({ headers, body }: { headers: object; body: string }) => {
    const { port } = await openWith({});
    return port.readNotification({ ...headers }, Buffer.from(body));
  };

  it('is read for a payment, a cancelled one and a refund', async () => {
    expect(await read(write(payment))).toEqual({
      kind: 'payment',
      number: NUMBER,
      state: 'paid',
      transactionId: 'motb1',
      amount: 2_431_000,
      currency: 'CNY',
    });
    expect(await read(write({ ...payment, status: 'CANCEL' }))).toMatchObject({
      state: 'cancelled',
    });
    const refunded = { app_id: 'tt07', out_refund_no: 'r1', status: 'SUCCESS' };
    expect(await read(write(refunded, 'refund'))).toEqual({
      kind: 'refund',
      number: 'r1',
      state: 'done',
    });
  });

  it.each([
    ['modified', () => ({ ...write(payment), body: write(payment).body.replace('2431000', '1') })],
    [
      'signed with another key',
      () => writeTradeCallback({ type: 'payment', msg: '{}' }, shopKeys.privateKey, NOW),
    ],
    ['not signed', () => ({ ...write(payment), headers: {} })],
    ['for another app', () => write({ ...payment, app_id: 'tt08' })],
    ['signed but empty', () => write({})],
  ])('is rejected when it is %s', async (_, create) => {
    await expect(read(create())).rejects.toMatchObject({ fault: 'refused' });
  });
});

it('leaves what the guaranteed payment has taken to it', async () => {
  const paid = { kind: 'payment', number: NUMBER, state: 'paid' };
  const formerPayments = {
    begin: vi.fn(),
    query: vi.fn(async () => paid),
    close: vi.fn(),
    refund: vi.fn(async () => ({ kind: 'refund', number: 'r1', state: 'done' })),
    readNotification: vi.fn(async () => paid),
  };
  const { port } = await openWith(
    { order_query: UNKNOWN, refund_query: UNKNOWN },
    formerPayments as unknown as PaymentsPort,
  );
  expect(await port.query(NUMBER)).toBe(paid);
  await port.close(NUMBER);
  expect(formerPayments.close).toHaveBeenCalledWith(NUMBER);
  expect(await port.refund(refund)).toMatchObject({ state: 'done' });
  expect(await port.readNotification({}, Buffer.from('{}'))).toBe(paid);
  expect((await port.begin(order)).kind).toBe('douyin-trade');
});
