import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ReportedParcel } from './port.ts';
import { wechatShippingReports } from './wechat.ts';

const PARCEL: ReportedParcel = {
  transactionId: '4200001',
  payer: 'o-payer',
  carrier: 'shunfeng',
  trackingNumber: 'SF1234567890',
  description: '衬衫 ×1',
  mobile: '13800138000',
  isLast: true,
  isOnly: true,
};

let requests: { url: string; body: Record<string, unknown> }[] = [];
let replies: string[] = [];
let endpoint: string;

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const isToken = request.url?.startsWith('/cgi-bin/stable_token');
    if (!isToken) requests.push({ url: request.url ?? '', body: JSON.parse(text) });
    response.setHeader('content-type', 'application/json');
    response.end(
      isToken
        ? '{"access_token":"a-token","expires_in":7200}'
        : (replies.shift() ?? '{"errcode":0}'),
    );
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
  replies = [];
});
afterAll(() => server.close());

const open = () =>
  wechatShippingReports(
    { appId: 'wx1', secret: 's' },
    { endpoint, now: () => Date.UTC(2026, 10, 24, 4) },
  );

it('reports the only parcel of an order with a masked mobile number', async () => {
  await open().report(PARCEL);
  expect(requests).toEqual([
    {
      url: '/wxa/sec/order/upload_shipping_info?access_token=a-token',
      body: {
        order_key: { order_number_type: 2, transaction_id: '4200001' },
        logistics_type: 1,
        delivery_mode: 1,
        is_all_delivered: true,
        shipping_list: [
          {
            tracking_no: 'SF1234567890',
            express_company: 'SF',
            item_desc: '衬衫 ×1',
            contact: { receiver_contact: '138****8000' },
          },
        ],
        upload_time: '2026-11-24T12:00:00+08:00',
        payer: { openid: 'o-payer' },
      },
    },
  ]);
});

it.each([
  { parcel: { isOnly: false, isLast: false }, sent: { delivery_mode: 2, is_all_delivered: false } },
  { parcel: { isOnly: false, isLast: true }, sent: { delivery_mode: 2, is_all_delivered: true } },
])('reports one of several parcels: $parcel', async ({ parcel, sent }) => {
  await open().report({ ...PARCEL, ...parcel });
  expect(requests[0]?.body).toMatchObject(sent);
});

it('names a carrier that WeChat does not know, and shortens long descriptions', async () => {
  await open().report({ ...PARCEL, carrier: 'gls', description: '衣'.repeat(200) });
  expect(requests[0]?.body.shipping_list).toMatchObject([
    { express_company: 'OTHERS', item_desc: '衣'.repeat(120) },
  ]);
});

it.each(['10060002', '10060023'])('takes a repeated report (%s) as done', async (code) => {
  replies = [`{"errcode":${code},"errmsg":"known"}`];
  await expect(open().report(PARCEL)).resolves.toBeUndefined();
});

it.each([
  { code: '10060001', fault: 'busy' },
  { code: '10060012', fault: 'busy' },
  { code: '10060031', fault: 'refused' },
])('fails as $fault after the code $code', async ({ code, fault }) => {
  replies = [`{"errcode":${code},"errmsg":"no"}`];
  await expect(open().report(PARCEL)).rejects.toMatchObject({ fault, code });
});
