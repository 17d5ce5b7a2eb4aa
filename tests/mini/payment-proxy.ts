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

/** The parameters of a real payment provider, and the options that the vendor's payment call must receive. */
export interface ProviderPayment {
  parameters: object;
  expected: object;
}

const JSAPI = { package: 'prepay_id=1', nonceStr: 'n', signType: 'RSA', paySign: 's' };

/** What each vendor can be asked to pay with, the usual one first. */
export const PROVIDER_PAYMENTS: Readonly<
  Record<PlatformName, readonly [ProviderPayment, ...ProviderPayment[]]>
> = {
  weapp: [
    {
      parameters: { kind: 'jsapi', appId: 'wx1', timeStamp: '1700000000', ...JSAPI },
      expected: JSAPI,
    },
  ],
  tt: [
    { parameters: { kind: 'douyin-trade', ...DOUYIN_ORDER }, expected: DOUYIN_ORDER },
    {
      parameters: { kind: 'douyin', orderId: 'o1', orderToken: 't1' },
      expected: { orderInfo: { order_id: 'o1', order_token: 't1' }, service: 5 },
    },
  ],
  alipay: [
    {
      parameters: { kind: 'alipay', tradeNo: '2026112222001' },
      expected: { tradeNO: '2026112222001' },
    },
  ],
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

interface PaymentProxy {
  origin: string;
  /** The parameters with which payments are started, in place of the sandbox cashier's. */
  parameters: object | undefined;
  close(): void;
}

/** Starts a proxy of the shop. */
export async function startPaymentProxy(origin: string): Promise<PaymentProxy> {
  const proxy: PaymentProxy = {
    origin: '',
    parameters: undefined,
    close: () => void server.close(),
  };
  const server = createServer(async (request, response) => {
    if (!proxy.parameters || request.method !== 'POST' || request.url !== PAYMENTS) {
      return forward(origin, request, response);
    }
    const payment = await forwardPayment(origin, request);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...payment, parameters: proxy.parameters }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  proxy.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
