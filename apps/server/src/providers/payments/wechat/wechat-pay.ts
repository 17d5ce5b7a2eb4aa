import { createPrivateKey, createPublicKey } from 'node:crypto';
import { isProviderCode, ProviderError } from '../../provider-error.ts';
import { type ProviderResponse, requestProvider } from '../../provider-request.ts';
import type { ProviderSettings } from '../../settings.ts';
import type { PaymentsPort, ProviderOrder } from '../port.ts';
import { createCertificates } from './certificates.ts';
import {
  createParameters,
  createTransactionRequest,
  selectTransaction,
  type TransactionOptions,
} from './create-transaction.ts';
import { mapRefund, mapTransaction } from './mapper.ts';
import { readNotification } from './notification.ts';
import { readSignatureHeaders, verifySignature } from './signature-headers.ts';
import { createAuthorization } from './signatures.ts';

type Keys = NonNullable<ProviderSettings['wechatPay']>;

export interface WechatPayOptions extends Omit<TransactionOptions, 'merchantId'> {
  /** For merchants that get a public key instead of certificates. */
  publicKey?: NonNullable<ProviderSettings['wechatPayKey']>;
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

const ENDPOINT = 'https://api.mch.weixin.qq.com';
/** Faults of WeChat Pay itself and rate limits, after which a retry may succeed. */
const BUSY = new Set(['SYSTEM_ERROR', 'FREQUENCY_LIMITED', 'RATELIMIT_EXCEEDED']);

/** Creates the error of a failed request, with WeChat Pay's own code. */
function toProviderError({ status, text }: ProviderResponse): ProviderError {
  let code = String(status);
  try {
    code = String((JSON.parse(text) as { code?: unknown }).code ?? status);
  } catch {
    // A response that is not JSON comes from a proxy in between.
  }
  const isBusy = status >= 500 || status === 429 || BUSY.has(code);
  return new ProviderError(isBusy ? 'busy' : 'refused', 'WeChat Pay rejected the request', code);
}

/** WeChat Pay, API version 3. */
export function wechatPay(keys: Keys, options: WechatPayOptions): PaymentsPort {
  const { endpoint = ENDPOINT, timeoutMs, now = Date.now, notifyUrl } = options;
  const privateKey = createPrivateKey(keys.privateKey);
  const terms = { ...options, merchantId: keys.merchantId };
  const merchant = { merchantId: keys.merchantId, serialNo: keys.serialNo, privateKey };
  const publicKey = options.publicKey && {
    id: options.publicKey.id,
    key: createPublicKey(options.publicKey.key),
  };

  async function send(method: 'GET' | 'POST', path: string, content?: object) {
    const body = content ? JSON.stringify(content) : '';
    const response = await requestProvider({
      url: endpoint + path,
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'vitrine',
        authorization: createAuthorization(merchant, { method, path, body, now: now() }),
      },
      ...(content ? { body } : {}),
      ...(timeoutMs ? { timeoutMs } : {}),
      retries: 2,
    });
    if (response.status >= 300) throw toProviderError(response);
    return response;
  }

  const platformKey = createCertificates(keys.apiKey, now, async () => {
    const { text: body, headers } = await send('GET', '/v3/certificates');
    return { body, signature: readSignatureHeaders(headers) };
  });
  const findKey = async (serial: string) =>
    serial === publicKey?.id ? publicKey.key : platformKey(serial);

  /** Sends a request and verifies the signature of the response. */
  async function request(method: 'GET' | 'POST', path: string, content?: object) {
    const { text, headers } = await send(method, path, content);
    const signature = readSignatureHeaders(headers);
    verifySignature(signature, text, await findKey(signature.serial), now());
    return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
  }

  return {
    async begin(order: ProviderOrder) {
      const transaction = selectTransaction(order, terms);
      const content = createTransactionRequest(order, transaction, terms);
      const path = `/v3/pay/transactions/${transaction.product}`;
      const response = (await request('POST', path, content)) ?? {};
      const signing = { key: privateKey, now: now() };
      return createParameters(response, order, transaction, { ...terms, ...signing });
    },

    async query(number) {
      const path = `/v3/pay/transactions/out-trade-no/${number}?mchid=${keys.merchantId}`;
      try {
        return mapTransaction(await request('GET', path));
      } catch (error) {
        if (isProviderCode(error, 'ORDER_NOT_EXIST'))
          return { kind: 'payment', number, state: 'cancelled' };
        throw error;
      }
    },

    async close(number) {
      await request('POST', `/v3/pay/transactions/out-trade-no/${number}/close`, {
        mchid: keys.merchantId,
      });
    },

    refund: async ({ number, paymentNumber, amount, total, currency }) =>
      mapRefund(
        await request('POST', '/v3/refund/domestic/refunds', {
          out_trade_no: paymentNumber,
          out_refund_no: number,
          notify_url: notifyUrl,
          amount: { refund: amount, total, currency },
        }),
      ),

    async readNotification(headers, bytes) {
      const body = bytes.toString();
      const signature = readSignatureHeaders(headers);
      verifySignature(signature, body, await findKey(signature.serial), now());
      return readNotification(body, keys.apiKey);
    },
  };
}
