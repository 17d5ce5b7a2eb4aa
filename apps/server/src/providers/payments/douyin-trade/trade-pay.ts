import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { DouyinOptions, DouyinToken } from '../../douyin.ts';
import { ProviderError } from '../../provider-error.ts';
import { parseProviderValue } from '../../read-provider.ts';
import { mapPayment, mapRefund } from '../douyin/mapper.ts';
import type { PaymentNotification, PaymentsPort } from '../port.ts';
import { isTradeCallback, readTradeCallback } from './callback.ts';
import {
  createEntrySchema,
  createOrderData,
  signOrderData,
  type TradeGoods,
} from './request-order.ts';
import { createTradeRequests } from './trade-requests.ts';

export interface DouyinTradeKeys extends TradeGoods {
  readonly appId: string;
  /** Signs orders. */
  readonly privateKey: KeyObject;
  /** The version of the shop's public key at Douyin. */
  readonly keyVersion: string;
  /** Douyin's key, which signs callbacks. */
  readonly publicKey: KeyObject;
}

export interface DouyinTradeOptions extends DouyinOptions {
  token: DouyinToken;
  /** The URL for Douyin's callbacks of payments and refunds. */
  notifyUrl: string;
  /** What took the shop's payments before. */
  formerPayments?: PaymentsPort | undefined;
}

const order = z.object({
  out_order_no: z.string(),
  order_id: z.string(),
  pay_status: z.string(),
  total_amount: z.int(),
  item_order_list: z.array(z.object({ item_order_id: z.string() })).default([]),
});
type Order = z.output<typeof order>;

const refunds = z.object({
  refund_list: z
    .array(z.object({ out_refund_no: z.string(), refund_status: z.string() }))
    .nullish(),
});

/** The reason of a refund that is none of Douyin's own. */
const OTHER_REASON = { code: 999, text: '退款' };

/** Douyin documents no code for what it does not know, so its message is matched. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ProviderError &&
  error.fault === 'refused' &&
  /不存在|未找到|not (?:exist|found)/i.test(error.message);

const undefinedIfUnknown = (error: unknown): undefined => {
  if (isUnknown(error)) return undefined;
  throw error;
};

const toPayment = ({ out_order_no, pay_status, order_id, total_amount }: Order) =>
  mapPayment(out_order_no, pay_status, { transactionId: order_id, amount: total_amount });

/** Payments of Douyin's general trade system in its mini-program. */
export function douyinTrade(keys: DouyinTradeKeys, options: DouyinTradeOptions): PaymentsPort {
  const { token, notifyUrl, formerPayments, now = Date.now } = options;
  const request = createTradeRequests(token, options);

  const findOrder = (number: string): Promise<Order | undefined> =>
    request('order_query', { out_order_no: number })
      .then((value) => parseProviderValue(order, value))
      .catch(undefinedIfUnknown);

  async function findRefundStatus(number: string): Promise<string | undefined> {
    const value = await request('refund_query', { out_refund_no: number }).catch(
      undefinedIfUnknown,
    );
    const { refund_list } = parseProviderValue(refunds, value ?? {});
    return refund_list?.find(({ out_refund_no }) => out_refund_no === number)?.refund_status;
  }

  return {
    /** Douyin learns of the order only when the mini-program passes it on. */
    async begin(providerOrder) {
      if (providerOrder.currency !== 'CNY')
        throw new ProviderError('refused', 'Only CNY is supported', 'CURRENCY');
      const data = createOrderData(providerOrder, keys, { notifyUrl, now: now() });
      return { kind: 'douyin-trade', data, byteAuthorization: signOrderData(data, keys, now()) };
    },

    async query(number): Promise<PaymentNotification> {
      const found = await findOrder(number);
      if (found) return toPayment(found);
      const before = await formerPayments?.query(number);
      return before && before.state !== 'cancelled'
        ? before
        : { kind: 'payment', number, state: 'pending' };
    },

    /** Douyin offers no way to close an order: it closes expired orders itself. */
    async close(number) {
      const found = await findOrder(number);
      if (!found) return formerPayments?.close(number);
      const { state } = toPayment(found);
      if (state === 'paid')
        throw new ProviderError('refused', 'The order is already paid', 'ORDERPAID');
      if (state === 'pending')
        throw new ProviderError('busy', 'The order has not expired yet', 'ORDERPENDING');
    },

    async refund(refund) {
      const { number, paymentNumber, amount } = refund;
      const known = await findRefundStatus(number);
      if (known) return mapRefund(number, known);
      const found = await findOrder(paymentNumber);
      const [item] = found?.item_order_list ?? [];
      if (!found && formerPayments) return formerPayments.refund(refund);
      if (!found || !item)
        throw new ProviderError('refused', 'Douyin does not know the order', 'ORDERNOTEXIST');
      await request('refund_create', {
        order_id: found.order_id,
        out_refund_no: number,
        refund_total_amount: amount,
        refund_reason: [OTHER_REASON],
        item_order_detail: [{ item_order_id: item.item_order_id, refund_amount: amount }],
        order_entry_schema: createEntrySchema({ route: 'returns' }),
        notify_url: notifyUrl,
      });
      return mapRefund(number, await findRefundStatus(number));
    },

    async readNotification(headers, body) {
      if (formerPayments && !isTradeCallback(headers))
        return formerPayments.readNotification(headers, body);
      return readTradeCallback(headers, body.toString(), keys);
    },
  };
}
