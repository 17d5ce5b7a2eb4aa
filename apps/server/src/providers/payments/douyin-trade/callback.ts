import type { KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { ProviderError } from '../../provider-error.ts';
import { parseProviderJson } from '../../read-provider.ts';
import { mapPayment, mapRefund } from '../douyin/mapper.ts';
import type { PaymentNotification, RefundNotification } from '../port.ts';
import { isSignedBy, joinLines, newNonce, signText } from '../rsa-signatures.ts';

const payment = z.object({
  app_id: z.string(),
  out_order_no: z.string(),
  order_id: z.string(),
  status: z.string(),
  total_amount: z.int(),
});

const refund = z.object({ app_id: z.string(), out_refund_no: z.string(), status: z.string() });

/** `pre_create_refund` asks whether to allow a refund that a shopper wants in Douyin; the shop decides in its own way. */
const callback = z.object({
  version: z.literal('3.0'),
  type: z.enum(['payment', 'refund']),
  msg: z.string(),
});

type Callback = z.output<typeof callback>;

/** Douyin's headers of a signed callback. */
const TIMESTAMP = 'byte-timestamp';
const NONCE = 'byte-nonce-str';
const SIGNATURE = 'byte-signature';

/** The guaranteed payment signs its callbacks inside their body. */
export const isTradeCallback = (headers: IncomingHttpHeaders): boolean =>
  headers[SIGNATURE] !== undefined;

function verify(headers: IncomingHttpHeaders, body: string, publicKey: KeyObject): void {
  const [timestamp, nonce, signature] = [TIMESTAMP, NONCE, SIGNATURE].map((name) =>
    String(headers[name] ?? ''),
  ) as [string, string, string];
  if (!isSignedBy(joinLines(timestamp, nonce, body), signature, publicKey))
    throw new ProviderError('refused', 'The signature is invalid', 'SIGN_ERROR');
}

function readMessage({ type, msg }: Callback) {
  if (type === 'refund') {
    const { app_id, out_refund_no, status } = parseProviderJson(refund, msg);
    return { app_id, notification: mapRefund(out_refund_no, status) };
  }
  const { app_id, out_order_no, ...paid } = parseProviderJson(payment, msg);
  const details = { transactionId: paid.order_id, amount: paid.total_amount };
  return { app_id, notification: mapPayment(out_order_no, paid.status, details) };
}

/**
 * Verifies a callback by Douyin's public key, and reads it. Its age is not checked: a retry may be old, and
 * a repeated notification has no further effect.
 */
export function readTradeCallback(
  headers: IncomingHttpHeaders,
  body: string,
  { appId, publicKey }: { appId: string; publicKey: KeyObject },
): PaymentNotification | RefundNotification {
  verify(headers, body, publicKey);
  const { app_id, notification } = readMessage(parseProviderJson(callback, body));
  if (app_id !== appId)
    throw new ProviderError('refused', 'The notification is for another app', 'APP_ID');
  return notification;
}

/** Writes a signed callback in Douyin's format. */
export function writeTradeCallback(
  { type, msg }: Pick<Callback, 'type' | 'msg'>,
  privateKey: KeyObject,
  now: number,
) {
  const body = JSON.stringify({ version: '3.0', type, msg });
  const [timestamp, nonce] = [String(Math.floor(now / 1000)), newNonce()];
  const headers = {
    [TIMESTAMP]: timestamp,
    [NONCE]: nonce,
    [SIGNATURE]: signText(joinLines(timestamp, nonce, body), privateKey),
  };
  return { headers, body };
}
