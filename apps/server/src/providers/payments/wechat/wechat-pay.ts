import { isProviderCode } from '../../provider-error.ts';
import type { PaymentsPort, ProviderOrder } from '../port.ts';
import {
  createParameters,
  createTransactionRequest,
  selectTransaction,
  type TransactionOptions,
} from './create-transaction.ts';
import { mapRefund, mapTransaction } from './mapper.ts';
import { readNotification } from './notification.ts';
import { readSignatureHeaders, verifySignature } from './signature-headers.ts';
import {
  createWechatPayClient,
  type WechatPayClientOptions,
  type WechatPayKeys,
} from './wechat-pay-client.ts';

export type WechatPayOptions = Omit<TransactionOptions, 'merchantId'> & WechatPayClientOptions;

/** WeChat Pay, API version 3. */
export function wechatPay(keys: WechatPayKeys, options: WechatPayOptions): PaymentsPort {
  const { now = Date.now, notifyUrl } = options;
  const { privateKey, findKey, request } = createWechatPayClient(keys, options);
  const terms = { ...options, merchantId: keys.merchantId };

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
