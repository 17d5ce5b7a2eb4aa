import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { PaymentChannel } from '@vitrine/contract';
import { ask, type ProviderAnswer } from '../../ask.ts';
import { isProviderCode, ProviderError } from '../../provider-error.ts';
import type { ProviderSettings } from '../../settings.ts';
import type { PaymentsPort, ProviderOrder } from '../port.ts';
import { createCertificates } from './certificates.ts';
import { paymentNews, refundNews } from './news.ts';
import { openNotification } from './notification.ts';
import { authorization, lines, newNonce, signText } from './signatures.ts';
import { checkStamp, stampIn } from './stamp.ts';

type Keys = NonNullable<ProviderSettings['wechatPay']>;

export interface WechatPayOptions {
  /** The account of the channel in which the shopper pays. */
  appIds: Partial<Record<PaymentChannel, string>>;
  /** Where the provider tells what became of payments and refunds. */
  notifyUrl: string;
  /** Of merchants to whom the provider shows a key of its own instead of certificates. */
  publicKey?: NonNullable<ProviderSettings['wechatPayKey']>;
  endpoint?: string;
  timeoutMs?: number;
  now?: () => number;
}

const ENDPOINT = 'https://api.mch.weixin.qq.com';
/** The provider's own fault, or too many questions: worth asking again later. */
const BUSY = new Set(['SYSTEM_ERROR', 'FREQUENCY_LIMITED', 'RATELIMIT_EXCEEDED']);
const MAX_DESCRIPTION_LENGTH = 120;

/** A question that was refused, by the provider's own code. */
function failureOf({ status, text }: ProviderAnswer): ProviderError {
  let code = String(status);
  try {
    code = String((JSON.parse(text) as { code?: unknown }).code ?? status);
  } catch {
    // An answer that is no JSON came from something in between.
  }
  const isBusy = status >= 500 || status === 429 || BUSY.has(code);
  return new ProviderError(isBusy ? 'busy' : 'refused', 'The payment provider refused', code);
}

/** The time as the provider wants it, in Beijing. */
export const beijingIso = (time: Date): string =>
  `${new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

function payParameters(appId: string, prepayId: string, key: KeyObject, now: number) {
  const timeStamp = String(Math.floor(now / 1000));
  const nonceStr = newNonce();
  const named = `prepay_id=${prepayId}`;
  return {
    kind: 'jsapi',
    appId,
    timeStamp,
    nonceStr,
    package: named,
    signType: 'RSA',
    paySign: signText(lines(appId, timeStamp, nonceStr, named), key),
  } as const;
}

/** WeChat Pay, API version 3. */
export function wechatPay(keys: Keys, options: WechatPayOptions): PaymentsPort {
  const { endpoint = ENDPOINT, timeoutMs, now = Date.now, appIds, notifyUrl } = options;
  const privateKey = createPrivateKey(keys.privateKey);
  const merchant = { merchantId: keys.merchantId, serialNo: keys.serialNo, privateKey };
  const own = options.publicKey && {
    id: options.publicKey.id,
    key: createPublicKey(options.publicKey.key),
  };

  async function send(method: 'GET' | 'POST', path: string, content?: object) {
    const body = content ? JSON.stringify(content) : '';
    const answer = await ask({
      url: endpoint + path,
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'vitrine',
        authorization: authorization(merchant, { method, path, body, now: now() }),
      },
      ...(content ? { body } : {}),
      ...(timeoutMs ? { timeoutMs } : {}),
      retries: 2,
    });
    if (answer.status >= 300) throw failureOf(answer);
    return answer;
  }

  const platformKey = createCertificates(keys.apiKey, now, async () => {
    const { text: body, headers } = await send('GET', '/v3/certificates');
    return { body, stamp: stampIn(headers) };
  });
  const keyOf = async (serial: string) => (serial === own?.id ? own.key : platformKey(serial));

  /** Answers count only when the provider vouches for them. */
  async function askProvider(method: 'GET' | 'POST', path: string, content?: object) {
    const { text, headers } = await send(method, path, content);
    const stamp = stampIn(headers);
    checkStamp(stamp, text, await keyOf(stamp.serial), now());
    return text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>);
  }

  return {
    async begin(order: ProviderOrder) {
      const appId = appIds[order.channel];
      if (!appId || !order.payer)
        throw new ProviderError('refused', 'Nobody to ask for money', 'PAYER_UNKNOWN');
      const answer = await askProvider('POST', '/v3/pay/transactions/jsapi', {
        appid: appId,
        mchid: keys.merchantId,
        description: order.description.slice(0, MAX_DESCRIPTION_LENGTH),
        out_trade_no: order.number,
        time_expire: beijingIso(order.expiresAt),
        notify_url: notifyUrl,
        amount: { total: order.amount, currency: order.currency },
        payer: { openid: order.payer },
      });
      return payParameters(appId, String(answer?.prepay_id), privateKey, now());
    },

    async query(number) {
      const path = `/v3/pay/transactions/out-trade-no/${number}?mchid=${keys.merchantId}`;
      try {
        return paymentNews(await askProvider('GET', path));
      } catch (error) {
        if (isProviderCode(error, 'ORDER_NOT_EXIST'))
          return { kind: 'payment', number, state: 'cancelled' };
        throw error;
      }
    },

    async close(number) {
      await askProvider('POST', `/v3/pay/transactions/out-trade-no/${number}/close`, {
        mchid: keys.merchantId,
      });
    },

    refund: async ({ number, paymentNumber, amount, total, currency }) =>
      refundNews(
        await askProvider('POST', '/v3/refund/domestic/refunds', {
          out_trade_no: paymentNumber,
          out_refund_no: number,
          notify_url: notifyUrl,
          amount: { refund: amount, total, currency },
        }),
      ),

    async readNotification(headers, bytes) {
      const body = bytes.toString();
      const stamp = stampIn(headers);
      checkStamp(stamp, body, await keyOf(stamp.serial), now());
      return openNotification(body, keys.apiKey);
    },
  };
}
