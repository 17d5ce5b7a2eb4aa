import type { IncomingHttpHeaders } from 'node:http';
import { alipayTime } from '../alipay-gateway.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { formatYuan } from './alipay/mapper.ts';
import { readTradeNotification, writeTradeNotification } from './alipay/notification.ts';
import { readTradeCallback, writeTradeCallback } from './douyin-trade/callback.ts';
import type { NotifyingProvider } from './payment-providers.ts';
import type { PaymentNotification, RefundNotification } from './port.ts';
import { isSignedBy, signText } from './rsa-signatures.ts';
import { SANDBOX_API_KEY, SANDBOX_SERIAL, sandboxKeys } from './sandbox-keys.ts';
import { mapRefund, mapTransaction } from './wechat/mapper.ts';
import { readNotification, writeNotification } from './wechat/notification.ts';
import {
  createSignatureHeaders,
  readSignatureHeaders,
  verifySignature,
} from './wechat/signature-headers.ts';

/** A stored event of the sandbox that is to be sent. */
export interface SandboxEvent {
  readonly id: string;
  readonly event_type: string;
  readonly resource: Record<string, unknown>;
}

export interface WebhookRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Writes and reads the webhooks of one provider in that provider's real format. */
interface WebhookCodec {
  write(event: SandboxEvent): Promise<WebhookRequest>;
  read(
    headers: IncomingHttpHeaders,
    body: string,
  ): Promise<PaymentNotification | RefundNotification>;
}

const APP_ID = 'sandbox';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

const isRefund = ({ event_type }: SandboxEvent) => event_type.startsWith('REFUND.');

const wechatWebhooks = ({ db, now }: SandboxDeps): WebhookCodec => ({
  async write({ id, event_type: eventType, resource }) {
    const { privateKey: key } = await sandboxKeys(db);
    const body = writeNotification({ id, eventType, resource }, SANDBOX_API_KEY, now());
    return {
      headers: {
        ...JSON_TYPE,
        ...createSignatureHeaders(body, { key, serial: SANDBOX_SERIAL }, now()),
      },
      body,
    };
  },
  async read(headers, body) {
    const { publicKey } = await sandboxKeys(db);
    verifySignature(readSignatureHeaders(headers), body, publicKey, now());
    return readNotification(body, SANDBOX_API_KEY);
  },
});

const TRADE_STATUS = {
  paid: 'TRADE_SUCCESS',
  cancelled: 'TRADE_CLOSED',
  failed: 'WAIT_BUYER_PAY',
  pending: 'WAIT_BUYER_PAY',
} as const;

const alipayWebhooks = ({ db, now }: SandboxDeps): WebhookCodec => ({
  async write({ id, resource }) {
    const { privateKey } = await sandboxKeys(db);
    const payment = mapTransaction(resource);
    const paid = payment.state === 'paid' ? payment : { transactionId: APP_ID, amount: 0 };
    const body = writeTradeNotification(
      {
        app_id: APP_ID,
        charset: 'utf-8',
        notify_id: id,
        notify_time: alipayTime(now()),
        notify_type: 'trade_status_sync',
        out_trade_no: payment.number,
        total_amount: formatYuan(paid.amount),
        trade_no: paid.transactionId,
        trade_status: TRADE_STATUS[payment.state],
        version: '1.0',
      },
      (text) => signText(text, privateKey),
    );
    return { headers: FORM, body };
  },
  async read(_, body) {
    const { publicKey } = await sandboxKeys(db);
    const isSigned = (text: string, signature: string) => isSignedBy(text, signature, publicKey);
    return readTradeNotification(body, { appId: APP_ID, isSigned });
  },
});

const ORDER_STATUS = {
  paid: 'SUCCESS',
  cancelled: 'TIMEOUT',
  failed: 'FAIL',
  pending: 'PROCESSING',
} as const;

function douyinMessage(event: SandboxEvent) {
  if (isRefund(event)) {
    const { number, state } = mapRefund(event.resource);
    return { app_id: APP_ID, out_refund_no: number, status: state === 'done' ? 'SUCCESS' : 'FAIL' };
  }
  const payment = mapTransaction(event.resource);
  const paid = payment.state === 'paid' ? payment : { transactionId: APP_ID, amount: 0 };
  return {
    app_id: APP_ID,
    out_order_no: payment.number,
    order_id: paid.transactionId,
    total_amount: paid.amount,
    status: ORDER_STATUS[payment.state],
  };
}

const douyinWebhooks = ({ db, now }: SandboxDeps): WebhookCodec => ({
  async write(event) {
    const callback = {
      type: isRefund(event) ? 'refund' : 'payment',
      msg: JSON.stringify(douyinMessage(event)),
    } as const;
    const { privateKey } = await sandboxKeys(db);
    const { headers, body } = writeTradeCallback(callback, privateKey, now());
    return { headers: { ...JSON_TYPE, ...headers }, body };
  },
  async read(headers, body) {
    const { publicKey } = await sandboxKeys(db);
    return readTradeCallback(headers, body, { appId: APP_ID, publicKey });
  },
});

export const SANDBOX_WEBHOOKS: Readonly<
  Record<NotifyingProvider, (deps: SandboxDeps) => WebhookCodec>
> = {
  wechat: wechatWebhooks,
  alipay: alipayWebhooks,
  douyin: douyinWebhooks,
  test: wechatWebhooks,
};

/** Providers that send no notification of refunds, so the shop queries them. */
export const WITHOUT_REFUND_WEBHOOK: ReadonlySet<NotifyingProvider> = new Set(['alipay']);
