import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { encrypt } from '../../src/providers/payments/wechat/encryption.ts';
import { createSignatureHeaders } from '../../src/providers/payments/wechat/signature-headers.ts';
import {
  type WechatPayOptions,
  wechatPay,
} from '../../src/providers/payments/wechat/wechat-pay.ts';
import { createWechatPayClient } from '../../src/providers/payments/wechat/wechat-pay-client.ts';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';

export const NOW = Date.UTC(2026, 10, 21, 4, 0);
export const API_KEY = '0123456789abcdef0123456789abcdef';
export const SERIAL = '5157f09efdc096de15ebe81a47057a72';
const HOUR_MS = 3_600_000;
export const NUMBER = '0190a5c24d8e7c3a9f1b2d6e8a7b5c40';

export const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const platform = createSelfSignedCertificate({
  serial: SERIAL,
  from: NOW - HOUR_MS,
  to: NOW + 1000 * HOUR_MS,
});
export const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

interface ReceivedRequest {
  method: string;
  path: string;
  body: string;
  authorization: string;
}
interface Reply {
  status?: number;
  body?: unknown;
  /** A file instead of JSON. */
  text?: string;
  key?: KeyObject;
  at?: number;
  unsigned?: true;
}

export const certificates = () => ({
  data: [
    {
      serial_no: SERIAL,
      effective_time: new Date(NOW).toISOString(),
      expire_time: new Date(NOW + HOUR_MS).toISOString(),
      encrypt_certificate: {
        algorithm: 'AEAD_AES_256_GCM',
        ...encrypt(platform.pem, API_KEY, 'certificate'),
      },
    },
  ],
});

export const QUERY = `/v3/pay/transactions/out-trade-no/${NUMBER}`;
export const transaction = (state: string) => ({
  out_trade_no: NUMBER,
  trade_state: state,
  transaction_id: '4200001',
  amount: { total: 2_431_000, payer_total: 2_431_000, currency: 'CNY' },
});

const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

const KEYS = {
  merchantId: '1900000001',
  serialNo: 'A1B2',
  privateKey: pem(merchant.privateKey),
  apiKey: API_KEY,
};

/** Starts a server with WeChat Pay's API for the tests of a file, and records its requests. */
export function setUpWechatPayServer() {
  let server: Server;
  let endpoint: string;
  const requests: ReceivedRequest[] = [];
  const replies = new Map<string, Reply | Reply[]>();

  /** The next planned reply of a path; the last one is repeated. */
  function nextReply(path: string): Reply {
    const planned = replies.get(path) ?? { status: 404, body: { code: 'NOT_FOUND' } };
    if (!Array.isArray(planned)) return planned;
    return (planned.length > 1 ? planned.shift() : planned[0]) ?? {};
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        requests.push({ method, path: url, body, authorization: headers.authorization ?? '' });
        const {
          body: answer,
          key = platform.privateKey,
          at = NOW,
          ...reply
        } = nextReply(url.split('?', 1)[0] ?? '');
        const text = reply.text ?? (answer === undefined ? '' : JSON.stringify(answer));
        const signature = reply.unsigned
          ? {}
          : createSignatureHeaders(text, { key, serial: SERIAL }, at);
        response.writeHead(reply.status ?? 200, signature).end(text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    requests.length = 0;
    replies.clear();
    replies.set('/v3/certificates', { body: certificates() });
  });
  afterAll(() => server.close());

  return {
    requests,
    openClient: () => createWechatPayClient(KEYS, { endpoint, now: () => NOW }),
    /** Plans the replies of a path; the last one is repeated. */
    replyWith: (path: string, reply: Reply | Reply[]) => void replies.set(path, reply),
    open: (options: Partial<WechatPayOptions> = {}) =>
      wechatPay(KEYS, {
        appIds: {
          'messaging-oa': 'wx8888',
          'wechat-native': 'wx8888',
          'wechat-h5': 'wx8888',
          'wechat-app': 'wx9999',
        },
        notifyUrl: 'https://shop.example/notify',
        shopUrl: 'https://shop.example',
        endpoint,
        now: () => NOW,
        ...options,
      }),
  };
}
