import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PlatformName } from '../mini-host/index.ts';

const PAYMENTS = '/api/v1/payments/messaging-oa';

/** What a shop with an account at the vendor's house hands over instead of the way to its sandbox. */
const PAYABLE: Readonly<Record<PlatformName, object>> = {
  weapp: {
    kind: 'jsapi',
    appId: 'wx1',
    timeStamp: '1700000000',
    nonceStr: 'n',
    package: 'prepay_id=1',
    signType: 'RSA',
    paySign: 's',
  },
  tt: { kind: 'douyin', orderId: 'o1', orderToken: 't1' },
  alipay: { kind: 'alipay', tradeNo: '2026112222001' },
};

/** What the vendor's till must be given then. */
export const ASKED: Readonly<Record<PlatformName, object>> = {
  weapp: { package: 'prepay_id=1', nonceStr: 'n', signType: 'RSA', paySign: 's' },
  tt: { orderInfo: { order_id: 'o1', order_token: 't1' }, service: 5 },
  alipay: { tradeNO: '2026112222001' },
};

async function handOn(origin: string, request: IncomingMessage): Promise<Record<string, unknown>> {
  const { host: _host, 'content-length': _length, connection: _kept, ...headers } = request.headers;
  const answer = await fetch(origin + request.url, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: await text(request),
  });
  return answer.json() as Promise<Record<string, unknown>>;
}

function pass(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const onward = ask(origin + request.url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

/** Stands before a shop in its sandbox, and lets its shoppers pay at a vendor's till once that is open. */
export async function openTill(origin: string, platform: PlatformName) {
  const till = { origin: '', isOpen: false, close: () => void server.close() };
  const server = createServer(async (request, response) => {
    if (!till.isOpen || request.method !== 'POST' || request.url !== PAYMENTS) {
      return pass(origin, request, response);
    }
    const started = await handOn(origin, request);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...started, parameters: PAYABLE[platform] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  till.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return till;
}
