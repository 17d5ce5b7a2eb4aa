import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { parseProviderJson } from '../../read-provider.ts';
import type { PaymentNotification, RefundNotification } from '../port.ts';
import { mapPayment, mapRefund } from './mapper.ts';
import { isSignedCallback } from './signatures.ts';

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
    const { appid, cp_refundno, status } = parseProviderJson(refund, msg);
    return { appid, notification: mapRefund(cp_refundno, status) };
  }
  const { appid, cp_orderno, status, order_id, total_amount } = parseProviderJson(payment, msg);
  const paid = { transactionId: order_id, amount: total_amount };
  return { appid, notification: mapPayment(cp_orderno, status, paid) };
}

/**
 * Verifies and reads a callback, signed over its text. Its age is not checked: a retry may be old, and a
 * repeated notification has no further effect.
 */
export function readCallback(
  body: string,
  { appId, token }: { appId: string; token: string },
): PaymentNotification | RefundNotification {
  const fields = parseProviderJson(callback, body);
  if (!isSignedCallback(fields, fields.msg_signature, token))
    throw new ProviderError('refused', 'The signature is invalid', 'SIGN_ERROR');
  const { appid, notification } = readMessage(fields);
  if (appid !== appId)
    throw new ProviderError('refused', 'The notification is for another app', 'APP_ID');
  return notification;
}
