import { createHash, generateKeyPairSync } from 'node:crypto';
import { toChinaIsoDate } from '@vitrine/kit';
import { z } from 'zod';
import { writeNotification } from '../../src/providers/payments/wechat/notification.ts';
import { createSignatureHeaders } from '../../src/providers/payments/wechat/signature-headers.ts';
import { productionEnvironment } from '../support/production-environment.ts';

const SERIAL = 'PUB_KEY_ID_0119000000012026112500000001';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The settings with which the shop trusts this WeChat Pay. */
export const wechatPayEnvironment = {
  WECHAT_PAY_PUBLIC_KEY_ID: SERIAL,
  WECHAT_PAY_PUBLIC_KEY: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};

const transactionRequest = z.object({
  out_trade_no: z.string(),
  amount: z.object({ total: z.int(), currency: z.literal('CNY') }),
});
const refundRequest = z.object({
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  amount: z.object({ refund: z.int(), total: z.int() }),
});

interface Money {
  readonly number: string;
  readonly amount: number;
  /** Undefined until the money has moved. */
  movedAt?: number;
}

const BILL_HEADER = '商户订单号,交易状态,订单金额,商户退款单号,申请退款金额,退款状态';
const toYuan = (amount: number) => (amount / 100).toFixed(2);
const toLine = (...cells: string[]) => cells.map((cell) => `\`${cell}`).join(',');
const sum = (rows: Iterable<Money>) =>
  [...rows].reduce((total, { amount, movedAt }) => (movedAt ? total + amount : total), 0);

/** WeChat Pay in this process: it takes payments, gives refunds, notifies the shop and writes bills. */
export function openFakeWechatPay(now: () => number) {
  const payments = new Map<string, Money>();
  const refunds = new Map<string, Money & { readonly paymentNumber: string }>();

  const sign = (text: string) =>
    createSignatureHeaders(text, { key: keys.privateKey, serial: SERIAL }, Date.now());
  const reply = (value: unknown) => {
    const text = JSON.stringify(value);
    return new Response(text, { headers: sign(text) });
  };

  function writeBill(day: string): string {
    const isOfDay = ({ movedAt }: Money) => movedAt && toChinaIsoDate(movedAt) === day;
    const paid = [...payments.values()]
      .filter(isOfDay)
      .map(({ number, amount }) => toLine(number, 'SUCCESS', toYuan(amount), '', '0.00', ''));
    const refunded = [...refunds.values()]
      .filter(isOfDay)
      .map(({ number, paymentNumber, amount }) =>
        toLine(paymentNumber, 'REFUND', '0.00', number, toYuan(amount), 'SUCCESS'),
      );
    return [BILL_HEADER, ...paid, ...refunded, '总交易单数', '`2', ''].join('\r\n');
  }

  function answer({ pathname, searchParams }: URL, body: string): Response {
    if (pathname === '/v3/pay/transactions/native') {
      const { out_trade_no: number, amount } = transactionRequest.parse(JSON.parse(body));
      payments.set(number, { number, amount: amount.total });
      return reply({ code_url: `weixin://wxpay/bizpayurl?pr=${number.slice(0, 8)}` });
    }
    if (pathname === '/v3/refund/domestic/refunds') {
      const { out_refund_no: number, ...request } = refundRequest.parse(JSON.parse(body));
      const refund = { number, amount: request.amount.refund };
      refunds.set(number, { ...refund, paymentNumber: request.out_trade_no });
      return reply({ out_refund_no: number, status: 'PROCESSING' });
    }
    const day = searchParams.get('bill_date') ?? '';
    if (pathname === '/v3/billdownload/file') return new Response(writeBill(day));
    if (pathname !== '/v3/bill/tradebill') throw new Error(`Unknown call ${pathname}`);
    return reply({
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(writeBill(day)).digest('hex'),
      download_url: `https://api.mch.weixin.qq.com/v3/billdownload/file?bill_date=${day}`,
    });
  }

  function notify(eventType: string, resource: object) {
    const { WECHAT_PAY_API_KEY: apiKey } = productionEnvironment;
    const payload = writeNotification({ id: 'n-1', eventType, resource }, apiKey, Date.now());
    return { payload, headers: { ...sign(payload), 'content-type': 'application/json' } };
  }

  return {
    answer,
    /** The shopper pays what is open, and WeChat Pay notifies the shop. */
    pay() {
      const payment = [...payments.values()].find(({ movedAt }) => !movedAt);
      if (!payment) throw new Error('No payment was started');
      payment.movedAt = now();
      return notify('TRANSACTION.SUCCESS', {
        out_trade_no: payment.number,
        trade_state: 'SUCCESS',
        transaction_id: `42000${payment.number.slice(0, 10)}`,
        amount: { total: payment.amount, currency: 'CNY' },
      });
    },
    /** The money of a refund arrives, and WeChat Pay notifies the shop. */
    finishRefund() {
      const refund = [...refunds.values()].find(({ movedAt }) => !movedAt);
      if (!refund) throw new Error('No refund was requested');
      refund.movedAt = now();
      const { number: out_refund_no, paymentNumber: out_trade_no } = refund;
      return notify('REFUND.SUCCESS', { out_refund_no, out_trade_no, refund_status: 'SUCCESS' });
    },
    paidAmount: () => sum(payments.values()),
    refundedAmount: () => sum(refunds.values()),
  };
}
