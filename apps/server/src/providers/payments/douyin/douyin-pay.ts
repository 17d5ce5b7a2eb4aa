import { askJson } from '../../ask.ts';
import { ProviderError } from '../../provider-error.ts';
import type { PaymentNews, PaymentsPort } from '../port.ts';
import { readCallback } from './callback.ts';
import { orderNews, refundNews } from './news.ts';
import { requestSign } from './signatures.ts';

export interface DouyinPayKeys {
  readonly appId: string;
  /** Signs what the shop asks. */
  readonly salt: string;
  /** Signs what the vendor tells. */
  readonly token: string;
}

export interface DouyinPayOptions {
  /** Where the vendor tells what became of payments and refunds. */
  notifyUrl: string;
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

const ENDPOINT = 'https://developer.toutiao.com';
const PATH = '/api/apps/ecpay/v1';
const BUSY = new Set(['-1', '1000']);
const RETRIES = 2;
/** The vendor takes no less and no more. */
const LEAST_SECONDS = 300;
const MOST_SECONDS = 172_800;
const MAX_SUBJECT_BYTES = 128;
const MAX_SUBJECT_LENGTH = 42;

/** As much of a text as the vendor takes. */
function subjectOf(description: string): string {
  let subject = '';
  for (const sign of [...description].slice(0, MAX_SUBJECT_LENGTH)) {
    if (Buffer.byteLength(subject + sign) > MAX_SUBJECT_BYTES) break;
    subject += sign;
  }
  return subject;
}

/** Its numbers for this are not published; its words are. */
const isUnknown = (error: unknown) =>
  error instanceof ProviderError && /不存在|not exist/i.test(error.message);

/** Douyin's guaranteed payment, inside its own mini-program. */
export function douyinPay(
  keys: DouyinPayKeys,
  { notifyUrl, endpoint = ENDPOINT, timeoutMs, now = Date.now }: DouyinPayOptions,
): PaymentsPort {
  async function ask(name: string, given: Readonly<Record<string, string | number>>) {
    const fields = { app_id: keys.appId, ...given };
    const answer = await askJson({
      url: `${endpoint}${PATH}/${name}`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, sign: requestSign(fields, keys.salt) }),
      retries: RETRIES,
      ...(timeoutMs ? { timeoutMs } : {}),
    });
    const code = String(answer.err_no ?? 0);
    if (code === '0') return answer;
    throw new ProviderError(
      BUSY.has(code) ? 'busy' : 'refused',
      `Douyin refused: ${String(answer.err_tips)}`,
      code,
    );
  }

  async function query(number: string): Promise<PaymentNews> {
    try {
      return orderNews(await ask('query_order', { out_order_no: number }));
    } catch (error) {
      if (isUnknown(error)) return { kind: 'payment', number, state: 'cancelled' };
      throw error;
    }
  }

  return {
    async begin(order) {
      if (order.currency !== 'CNY')
        throw new ProviderError('refused', 'Only yuan are taken here', 'CURRENCY');
      const seconds = Math.round((order.expiresAt.getTime() - now()) / 1000);
      const subject = subjectOf(order.description);
      const { data } = await ask('create_order', {
        out_order_no: order.number,
        total_amount: order.amount,
        subject,
        body: subject,
        valid_time: Math.min(Math.max(seconds, LEAST_SECONDS), MOST_SECONDS),
        notify_url: notifyUrl,
      });
      const { order_id, order_token } = (data ?? {}) as Record<string, unknown>;
      return { kind: 'douyin', orderId: String(order_id), orderToken: String(order_token) };
    },

    query,

    /** The vendor closes orders by itself when their time is over; until then nobody can. */
    async close(number) {
      const { state } = await query(number);
      if (state === 'paid') throw new ProviderError('refused', 'Paid already', 'ORDERPAID');
      if (state === 'pending') throw new ProviderError('busy', 'Not over yet', 'ORDERPENDING');
    },

    async refund({ number, paymentNumber, amount }) {
      await ask('create_refund', {
        out_order_no: paymentNumber,
        out_refund_no: number,
        reason: '退款',
        refund_amount: amount,
        notify_url: notifyUrl,
      });
      const { refundInfo } = await ask('query_refund', { out_refund_no: number });
      return refundNews(number, (refundInfo as { refund_status?: unknown } | null)?.refund_status);
    },

    readNotification: async (_, body) => readCallback(body.toString(), keys),
  };
}
