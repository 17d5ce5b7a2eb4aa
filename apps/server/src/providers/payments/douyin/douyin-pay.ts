import { ProviderError } from '../../provider-error.ts';
import { requestProviderJson } from '../../provider-request.ts';
import type { PaymentNotification, PaymentsPort } from '../port.ts';
import { truncateToBytes } from '../truncate-to-bytes.ts';
import { readCallback } from './callback.ts';
import { mapOrder, mapRefund } from './mapper.ts';
import { requestSign } from './signatures.ts';

export interface DouyinPayKeys {
  readonly appId: string;
  /** Signs requests. */
  readonly salt: string;
  /** Signs notifications. */
  readonly token: string;
}

export interface DouyinPayOptions {
  /** The URL for Douyin's notifications of payments and refunds. */
  notifyUrl: string;
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

const ENDPOINT = 'https://developer.toutiao.com';
const PATH = '/api/apps/ecpay/v1';
const BUSY = new Set(['-1', '1000']);
const RETRIES = 2;
/** Douyin's limits for the validity of an order. */
const MIN_SECONDS = 300;
const MAX_SECONDS = 172_800;
const MAX_SUBJECT_BYTES = 128;
const MAX_SUBJECT_LENGTH = 42;

/** Shortens a description to Douyin's limits. */
const truncateSubject = (description: string): string =>
  truncateToBytes([...description].slice(0, MAX_SUBJECT_LENGTH).join(''), MAX_SUBJECT_BYTES);

/** Douyin documents no code for an unknown order, so its message is matched. */
const isUnknownOrder = (error: unknown) =>
  error instanceof ProviderError && /不存在|not exist/i.test(error.message);

/** Douyin payments in its mini-program. */
export function douyinPay(
  keys: DouyinPayKeys,
  { notifyUrl, endpoint = ENDPOINT, timeoutMs, now = Date.now }: DouyinPayOptions,
): PaymentsPort {
  async function request(name: string, content: Readonly<Record<string, string | number>>) {
    const fields = { app_id: keys.appId, ...content };
    const response = await requestProviderJson({
      url: `${endpoint}${PATH}/${name}`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, sign: requestSign(fields, keys.salt) }),
      retries: RETRIES,
      ...(timeoutMs ? { timeoutMs } : {}),
    });
    const code = String(response.err_no ?? 0);
    if (code === '0') return response;
    throw new ProviderError(
      BUSY.has(code) ? 'busy' : 'refused',
      `Douyin rejected the request: ${String(response.err_tips)}`,
      code,
    );
  }

  async function query(number: string): Promise<PaymentNotification> {
    try {
      return mapOrder(await request('query_order', { out_order_no: number }));
    } catch (error) {
      if (isUnknownOrder(error)) return { kind: 'payment', number, state: 'cancelled' };
      throw error;
    }
  }

  return {
    async begin(order) {
      if (order.currency !== 'CNY')
        throw new ProviderError('refused', 'Only CNY is supported', 'CURRENCY');
      const seconds = Math.round((order.expiresAt.getTime() - now()) / 1000);
      const subject = truncateSubject(order.description);
      const { data } = await request('create_order', {
        out_order_no: order.number,
        total_amount: order.amount,
        subject,
        body: subject,
        valid_time: Math.min(Math.max(seconds, MIN_SECONDS), MAX_SECONDS),
        notify_url: notifyUrl,
      });
      const { order_id, order_token } = (data ?? {}) as Record<string, unknown>;
      return { kind: 'douyin', orderId: String(order_id), orderToken: String(order_token) };
    },

    query,

    /** Douyin offers no way to close an order: it closes expired orders itself. */
    async close(number) {
      const { state } = await query(number);
      if (state === 'paid')
        throw new ProviderError('refused', 'The order is already paid', 'ORDERPAID');
      if (state === 'pending')
        throw new ProviderError('busy', 'The order has not expired yet', 'ORDERPENDING');
    },

    async refund({ number, paymentNumber, amount }) {
      await request('create_refund', {
        out_order_no: paymentNumber,
        out_refund_no: number,
        reason: '退款',
        refund_amount: amount,
        notify_url: notifyUrl,
      });
      const { refundInfo } = await request('query_refund', { out_refund_no: number });
      return mapRefund(number, (refundInfo as { refund_status?: unknown } | null)?.refund_status);
    },

    readNotification: async (_, body) => readCallback(body.toString(), keys),
  };
}
