import {
  type AlipayKeys,
  type AlipayOptions,
  alipayTime,
  createAlipayGateway,
} from '../../alipay-gateway.ts';
import { isProviderCode, ProviderError } from '../../provider-error.ts';
import type { PaymentsPort, ProviderOrder } from '../port.ts';
import { tradeNews, yuan } from './news.ts';
import { readTradeNotification } from './notification.ts';

export interface AlipayPayOptions extends AlipayOptions {
  /** Where the vendor tells what became of a trade. */
  notifyUrl: string;
}

/** A trade is made when it begins, but one that never reached the vendor is as good as closed. */
const UNKNOWN_TRADE = 'ACQ.TRADE_NOT_EXIST';
const MAX_SUBJECT_LENGTH = 256;
/** Everything here carries a number of the shop's own, so it may be asked again. */
const RETRIES = 2;

/** Shoppers of older accounts are known by a number, of newer ones by an id of the shop's own. */
const buyer = (payer: string) =>
  /^2088\d{12}$/.test(payer) ? { buyer_id: payer } : { buyer_open_id: payer };

function contentOf(order: ProviderOrder, appId: string) {
  if (!order.payer) throw new ProviderError('refused', 'Nobody to ask for money', 'PAYER_UNKNOWN');
  if (order.currency !== 'CNY')
    throw new ProviderError('refused', 'Only yuan are taken here', 'CURRENCY');
  return {
    out_trade_no: order.number,
    total_amount: yuan(order.amount),
    subject: order.description.replaceAll(/[/=&]/g, ' ').slice(0, MAX_SUBJECT_LENGTH),
    product_code: 'JSAPI_PAY',
    op_app_id: appId,
    ...buyer(order.payer),
    time_expire: alipayTime(order.expiresAt.getTime()),
  };
}

/** Alipay, inside its own mini-program. */
export function alipayPay(
  keys: AlipayKeys,
  { notifyUrl, ...options }: AlipayPayOptions,
): PaymentsPort {
  const gateway = createAlipayGateway(keys, options);

  const ask = (method: string, content: object, more: Readonly<Record<string, string>> = {}) =>
    gateway.ask({
      method,
      parameters: { biz_content: JSON.stringify(content), ...more },
      retries: RETRIES,
    });

  /** Undefined of a trade that the vendor has never heard of. */
  const askOfTrade = (method: string, number: string) =>
    ask(method, { out_trade_no: number }).catch((error: unknown) => {
      if (isProviderCode(error, UNKNOWN_TRADE)) return undefined;
      throw error;
    });

  return {
    async begin(order) {
      const content = contentOf(order, keys.appId);
      const { trade_no } = await ask('alipay.trade.create', content, { notify_url: notifyUrl });
      return { kind: 'alipay', tradeNo: String(trade_no) };
    },

    async query(number) {
      const trade = await askOfTrade('alipay.trade.query', number);
      return trade ? tradeNews(trade) : { kind: 'payment', number, state: 'cancelled' };
    },

    async close(number) {
      await askOfTrade('alipay.trade.close', number);
    },

    async refund({ number, paymentNumber, amount }) {
      const content = { out_trade_no: paymentNumber, out_request_no: number };
      const refund = { ...content, refund_amount: yuan(amount) };
      const { fund_change } = await ask('alipay.trade.refund', refund);
      if (fund_change === 'Y') return { kind: 'refund', number, state: 'done' };
      const { refund_status } = await ask('alipay.trade.fastpay.refund.query', content);
      const isDone = refund_status === 'REFUND_SUCCESS';
      return { kind: 'refund', number, state: isDone ? 'done' : 'processing' };
    },

    readNotification: async (_, body) =>
      readTradeNotification(body.toString(), { appId: keys.appId, isSigned: gateway.isSigned }),
  };
}
