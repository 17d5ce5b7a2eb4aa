import type { PaymentChannel } from '@vitrine/contract';
import { alipayTime } from '../../alipay-gateway.ts';
import { ProviderError } from '../../provider-error.ts';
import type { ProviderOrder } from '../port.ts';
import { formatYuan } from './mapper.ts';

const MAX_SUBJECT_LENGTH = 256;
/** The shopper pays the fee of instalments, which Alipay's own page names. */
const SELLER_PAYS_PERCENT = '0';

/** The trades that Alipay creates when the shopper opens its page, by the method that signs the page. */
export const PAGE_TRADES: Partial<
  Readonly<Record<PaymentChannel, { readonly method: string; readonly productCode: string }>>
> = {
  'alipay-page': { method: 'alipay.trade.page.pay', productCode: 'FAST_INSTANT_TRADE_PAY' },
  'alipay-wap': { method: 'alipay.trade.wap.pay', productCode: 'QUICK_WAP_WAY' },
  'alipay-app': { method: 'alipay.trade.app.pay', productCode: 'QUICK_MSECURITY_PAY' },
};

/** Older Alipay accounts have a user id, newer ones an open id. */
const buyer = (payer: string) =>
  /^2088\d{12}$/.test(payer) ? { buyer_id: payer } : { buyer_open_id: payer };

function createCommonContent({ number, amount, currency, description, ...order }: ProviderOrder) {
  if (currency !== 'CNY') throw new ProviderError('refused', 'Only CNY is supported', 'CURRENCY');
  return {
    out_trade_no: number,
    total_amount: formatYuan(amount),
    subject: description.replaceAll(/[/=&]/g, ' ').slice(0, MAX_SUBJECT_LENGTH),
    time_expire: alipayTime(order.expiresAt.getTime()),
    ...(order.instalments && {
      extend_params: {
        hb_fq_num: String(order.instalments),
        hb_fq_seller_percent: SELLER_PAYS_PERCENT,
      },
    }),
  };
}

/** The trade of a mini-program, which Alipay creates for a buyer that it knows. */
export function createMiniTradeContent(order: ProviderOrder, appId: string) {
  if (!order.payer) throw new ProviderError('refused', 'The payer is unknown', 'PAYER_UNKNOWN');
  return {
    ...createCommonContent(order),
    product_code: 'JSAPI_PAY',
    op_app_id: appId,
    ...buyer(order.payer),
  };
}

/** The trade of a page; `returnUrl` is where a phone's browser goes when the shopper leaves it. */
export const createPageTradeContent = (
  order: ProviderOrder,
  productCode: string,
  returnUrl: string,
) => ({
  ...createCommonContent(order),
  product_code: productCode,
  ...(order.channel === 'alipay-wap' && { quit_url: returnUrl }),
});
