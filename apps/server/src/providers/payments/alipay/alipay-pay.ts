import { type AlipayKeys, type AlipayOptions, createAlipayGateway } from '../../alipay-gateway.ts';
import { isProviderCode } from '../../provider-error.ts';
import type { PaymentsPort } from '../port.ts';
import { formatYuan, mapTrade } from './mapper.ts';
import { readTradeNotification } from './notification.ts';
import { createMiniTradeContent, createPageTradeContent, PAGE_TRADES } from './trade-content.ts';

export interface AlipayPayOptions extends AlipayOptions {
  /** The URL for Alipay's notifications. */
  notifyUrl: string;
  /** The public URL of the shop, to which Alipay sends shoppers back. */
  shopUrl: string;
}

/** The code of a trade that Alipay does not know, because no shopper has opened its page yet. */
const UNKNOWN_TRADE = 'ACQ.TRADE_NOT_EXIST';
/** Requests carry the shop's own numbers, so they may be retried. */
const RETRIES = 2;

/** Alipay payments: in its mini-program, on its pages and in the shop's app. */
export function alipayPay(
  keys: AlipayKeys,
  { notifyUrl, shopUrl, ...options }: AlipayPayOptions,
): PaymentsPort {
  const gateway = createAlipayGateway(keys, options);

  const request = (method: string, content: object, more: Readonly<Record<string, string>> = {}) =>
    gateway.request({
      method,
      parameters: { biz_content: JSON.stringify(content), ...more },
      retries: RETRIES,
    });

  /** Returns undefined when Alipay does not know the trade. */
  const requestTrade = (method: string, number: string) =>
    request(method, { out_trade_no: number }).catch((error: unknown) => {
      if (isProviderCode(error, UNKNOWN_TRADE)) return undefined;
      throw error;
    });

  return {
    async begin(order) {
      const trade = PAGE_TRADES[order.channel];
      if (!trade) {
        const content = createMiniTradeContent(order, keys.appId);
        const more = { notify_url: notifyUrl };
        const { trade_no } = await request('alipay.trade.create', content, more);
        return { kind: 'alipay', tradeNo: String(trade_no) };
      }
      const returnUrl = new URL(order.returnPath, shopUrl).href;
      const content = createPageTradeContent(order, trade.productCode, returnUrl);
      const parameters = { biz_content: JSON.stringify(content), notify_url: notifyUrl };
      if (order.channel === 'alipay-app')
        return { kind: 'alipay-app', orderString: gateway.signText(trade.method, parameters) };
      const page = { ...parameters, return_url: returnUrl };
      return { kind: 'cashier', url: gateway.createPageUrl(trade.method, page) };
    },

    async query(number) {
      const trade = await requestTrade('alipay.trade.query', number);
      return trade ? mapTrade(trade) : { kind: 'payment', number, state: 'pending' };
    },

    async close(number) {
      await requestTrade('alipay.trade.close', number);
    },

    async refund({ number, paymentNumber, amount }) {
      const content = { out_trade_no: paymentNumber, out_request_no: number };
      const refund = { ...content, refund_amount: formatYuan(amount) };
      const { fund_change } = await request('alipay.trade.refund', refund);
      if (fund_change === 'Y') return { kind: 'refund', number, state: 'done' };
      const { refund_status } = await request('alipay.trade.fastpay.refund.query', content);
      const isDone = refund_status === 'REFUND_SUCCESS';
      return { kind: 'refund', number, state: isDone ? 'done' : 'processing' };
    },

    readNotification: async (_, body) =>
      readTradeNotification(body.toString(), { appId: keys.appId, isSigned: gateway.isSigned }),
  };
}
