import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PlatformName } from '../mini-host/index.ts';

const PAYMENTS = '/api/v1/payments/messaging-oa';

const DOUYIN_ORDER = {
  data: '{"outOrderNo":"o1"}',
  byteAuthorization:
    'SHA256-RSA2048 appid=tt1,nonce_str=n,timestamp=1700000000,key_version=1,signature=s',
};

/** The payment parameters of a real payment provider, in place of the sandbox cashier's. */
const PAYMENT_PARAMETERS: Readonly<Record<PlatformName, object>> = {
  weapp: {
    kind: 'jsapi',
    appId: 'wx1',
    timeStamp: '1700000000',
    nonceStr: 'n',
    package: 'prepay_id=1',
    signType: 'RSA',
    paySign: 's',
  },
  tt: { kind: 'douyin-trade', ...DOUYIN_ORDER },
  alipay: { kind: 'alipay', tradeNo: '2026112222001' },
};

/** The options that the vendor's payment call must receive. */
export const EXPECTED_PAYMENTS: Readonly<Record<PlatformName, object>> = {
  weapp: { package: 'prepay_id=1', nonceStr: 'n', signType: 'RSA', paySign: 's' },
  tt: DOUYIN_ORDER,
  alipay: { tradeNO: '2026112222001' },
};

async function forwardPayment(
  origin: string,
  request: IncomingMessage,
): Promise<Record<string, unknown>> {
  const {
    host: _host,
    'content-length': _length,
    connection: _connection,
    ...headers
  } = request.headers;
  const response = await fetch(origin + request.url, {
    method: 'POST',
    headers: headers as Record<string, string>,
    body: await text(request),
  });
  return response.json() as Promise<Record<string, unknown>>;
}

function forward(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const forwarded = sendRequest(origin + request.url, { method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}

/** Starts a proxy of the shop. While `isEnabled`, it starts payments with the parameters of a real provider. */
export async function startPaymentProxy(origin: string, platform: PlatformName) {
  const proxy = { origin: '', isEnabled: false, close: () => void server.close() };
  const server = createServer(async (request, response) => {
    if (!proxy.isEnabled || request.method !== 'POST' || request.url !== PAYMENTS) {
      return forward(origin, request, response);
    }
    const payment = await forwardPayment(origin, request);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...payment, parameters: PAYMENT_PARAMETERS[platform] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  proxy.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
