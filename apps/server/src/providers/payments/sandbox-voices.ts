import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { alipayTime } from '../alipay-gateway.ts';
import type { SandboxDeps } from '../sandbox-deps.ts';
import { yuan } from './alipay/news.ts';
import { readTradeNotification, writeTradeNotification } from './alipay/notification.ts';
import { readCallback, writeCallback } from './douyin/callback.ts';
import type { PaymentHouse } from './houses.ts';
import type { PaymentNews, RefundNews } from './port.ts';
import { SANDBOX_API_KEY, SANDBOX_SERIAL, sandboxKeys } from './sandbox-keys.ts';
import { paymentNews, refundNews } from './wechat/news.ts';
import { openNotification, writeNotification } from './wechat/notification.ts';
import { isSignedBy, signText } from './wechat/signatures.ts';
import { checkStamp, stampFor, stampIn } from './wechat/stamp.ts';

/** What the sandbox has to tell, as it stands in its books. */
export interface SandboxNotice {
  readonly id: string;
  readonly event_type: string;
  readonly resource: Record<string, unknown>;
}

export interface Telling {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** How one house tells the shop: written here, and read as what truly comes from that house. */
interface SandboxVoice {
  write(notice: SandboxNotice): Promise<Telling>;
  read(headers: IncomingHttpHeaders, body: string): Promise<PaymentNews | RefundNews>;
}

const APP_ID = 'sandbox';
const TOKEN = 'sandbox-token';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

const isRefund = ({ event_type }: SandboxNotice) => event_type.startsWith('REFUND.');

const wechatVoice = ({ db, now }: SandboxDeps): SandboxVoice => ({
  async write({ id, event_type: eventType, resource }) {
    const { privateKey: key } = await sandboxKeys(db);
    const body = writeNotification({ id, eventType, resource }, SANDBOX_API_KEY, now());
    return {
      headers: { ...JSON_TYPE, ...stampFor(body, { key, serial: SANDBOX_SERIAL }, now()) },
      body,
    };
  },
  async read(headers, body) {
    const { publicKey } = await sandboxKeys(db);
    checkStamp(stampIn(headers), body, publicKey, now());
    return openNotification(body, SANDBOX_API_KEY);
  },
});

const TRADE_STATUS = {
  paid: 'TRADE_SUCCESS',
  cancelled: 'TRADE_CLOSED',
  failed: 'WAIT_BUYER_PAY',
  pending: 'WAIT_BUYER_PAY',
} as const;

const alipayVoice = ({ db, now }: SandboxDeps): SandboxVoice => ({
  async write({ id, resource }) {
    const { privateKey } = await sandboxKeys(db);
    const news = paymentNews(resource);
    const paid = news.state === 'paid' ? news : { transactionId: APP_ID, amount: 0 };
    const body = writeTradeNotification(
      {
        app_id: APP_ID,
        charset: 'utf-8',
        notify_id: id,
        notify_time: alipayTime(now()),
        notify_type: 'trade_status_sync',
        out_trade_no: news.number,
        total_amount: yuan(paid.amount),
        trade_no: paid.transactionId,
        trade_status: TRADE_STATUS[news.state],
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

function douyinMessage(notice: SandboxNotice) {
  if (isRefund(notice)) {
    const { number, state } = refundNews(notice.resource);
    return { appid: APP_ID, cp_refundno: number, status: state === 'done' ? 'SUCCESS' : 'FAIL' };
  }
  const news = paymentNews(notice.resource);
  const paid = news.state === 'paid' ? news : { transactionId: APP_ID, amount: 0 };
  return {
    appid: APP_ID,
    cp_orderno: news.number,
    order_id: paid.transactionId,
    total_amount: paid.amount,
    status: ORDER_STATUS[news.state],
  };
}

const douyinVoice = ({ now }: SandboxDeps): SandboxVoice => ({
  async write(notice) {
    const told = {
      timestamp: String(Math.floor(now() / 1000)),
      nonce: randomUUID(),
      type: isRefund(notice) ? 'refund' : 'payment',
      msg: JSON.stringify(douyinMessage(notice)),
    } as const;
    return { headers: JSON_TYPE, body: writeCallback(told, TOKEN) };
  },
  read: async (_, body) => readCallback(body, { appId: APP_ID, token: TOKEN }),
});

export const SANDBOX_VOICES: Readonly<Record<PaymentHouse, (deps: SandboxDeps) => SandboxVoice>> = {
  wechat: wechatVoice,
  alipay: alipayVoice,
  douyin: douyinVoice,
};

/** Houses that say nothing of money that went back: they are asked. */
export const SILENT_OF_REFUNDS: ReadonlySet<PaymentHouse> = new Set(['alipay']);
