import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { readProviderJson } from '../../read-provider.ts';
import type { PaymentNews, RefundNews } from '../port.ts';
import { newsOf, refundNews } from './news.ts';
import { callbackSign, isSignedCallback } from './signatures.ts';

const payment = z.object({
  appid: z.string(),
  cp_orderno: z.string(),
  order_id: z.string(),
  total_amount: z.int(),
  status: z.string(),
});

const refund = z.object({ appid: z.string(), cp_refundno: z.string(), status: z.string() });

const callback = z.object({
  timestamp: z.string(),
  nonce: z.string(),
  msg: z.string(),
  msg_signature: z.string(),
  type: z.enum(['payment', 'refund']),
});

type Callback = z.output<typeof callback>;

function readMessage({ type, msg }: Callback) {
  if (type === 'refund') {
    const { appid, cp_refundno, status } = readProviderJson(refund, msg);
    return { appid, news: refundNews(cp_refundno, status) };
  }
  const { appid, cp_orderno, status, order_id, total_amount } = readProviderJson(payment, msg);
  const paid = { transactionId: order_id, amount: total_amount };
  return { appid, news: newsOf(cp_orderno, status, paid) };
}

/**
 * What a callback says, signed over its own text. Its age is not held against it: one that is told again
 * may be old, and news counts once however often it is told.
 */
export function readCallback(
  body: string,
  { appId, token }: { appId: string; token: string },
): PaymentNews | RefundNews {
  const told = readProviderJson(callback, body);
  if (!isSignedCallback(told, told.msg_signature, token))
    throw new ProviderError('refused', 'Signed by somebody else', 'SIGN_ERROR');
  const { appid, news } = readMessage(told);
  if (appid !== appId) throw new ProviderError('refused', 'Meant for another shop', 'APP_ID');
  return news;
}

/** A callback as the vendor writes it. */
export const writeCallback = (told: Omit<Callback, 'msg_signature'>, token: string): string =>
  JSON.stringify({ ...told, msg_signature: callbackSign(told, token) });
