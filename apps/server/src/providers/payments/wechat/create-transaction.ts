import type { KeyObject } from 'node:crypto';
import type { PaymentChannel, PaymentParameters } from '@vitrine/contract';
import { ProviderError } from '../../provider-error.ts';
import { createCode } from '../create-code.ts';
import type { ProviderOrder } from '../port.ts';
import { joinLines, newNonce, signText } from '../rsa-signatures.ts';

const MAX_DESCRIPTION_LENGTH = 120;

type Product = 'jsapi' | 'native' | 'h5' | 'app';

/** WeChat Pay's own name of each channel, which is in the path of its API. */
const PRODUCTS: Partial<Readonly<Record<PaymentChannel, Product>>> = {
  'messaging-oa': 'jsapi',
  minip: 'jsapi',
  'wechat-native': 'native',
  'wechat-h5': 'h5',
  'wechat-app': 'app',
};

/** What the merchant adds to a transaction. */
export interface TransactionOptions {
  /** The app id by channel. */
  readonly appIds: Partial<Readonly<Record<PaymentChannel, string>>>;
  readonly merchantId: string;
  /** The URL for WeChat Pay's notifications of payments and refunds. */
  readonly notifyUrl: string;
  /** The public URL of the shop, to which WeChat Pay sends shoppers back. */
  readonly shopUrl: string;
}

export interface Transaction {
  readonly appId: string;
  readonly product: Product;
}

/** Formats a time in Beijing time, as WeChat Pay requires. */
export const formatBeijingTime = (time: Date): string =>
  `${new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;

/** Which product of WeChat Pay takes the payment, and for which app. */
export function selectTransaction(
  { channel, payer }: ProviderOrder,
  { appIds }: TransactionOptions,
): Transaction {
  const product = PRODUCTS[channel];
  const appId = appIds[channel];
  if (!product || !appId)
    throw new ProviderError('refused', 'The channel is not set up', 'CHANNEL_UNKNOWN');
  if (product === 'jsapi' && !payer)
    throw new ProviderError('refused', 'The payer is unknown', 'PAYER_UNKNOWN');
  return { product, appId };
}

/** The body of the request that creates a transaction. */
export const createTransactionRequest = (
  order: ProviderOrder,
  { appId, product }: Transaction,
  { merchantId, notifyUrl }: TransactionOptions,
) => ({
  appid: appId,
  mchid: merchantId,
  description: order.description.slice(0, MAX_DESCRIPTION_LENGTH),
  out_trade_no: order.number,
  time_expire: formatBeijingTime(order.expiresAt),
  notify_url: notifyUrl,
  amount: { total: order.amount, currency: order.currency },
  ...(product === 'jsapi' && { payer: { openid: order.payer } }),
  ...(product === 'h5' && {
    scene_info: { payer_client_ip: order.ip, h5_info: { type: 'Wap' } },
  }),
});

interface Signing {
  readonly key: KeyObject;
  readonly now: number;
}

function createJsapiParameters(appId: string, prepayId: string, { key, now }: Signing) {
  const timeStamp = String(Math.floor(now / 1000));
  const nonceStr = newNonce();
  const prepayPackage = `prepay_id=${prepayId}`;
  return {
    kind: 'jsapi',
    appId,
    timeStamp,
    nonceStr,
    package: prepayPackage,
    signType: 'RSA',
    paySign: signText(joinLines(appId, timeStamp, nonceStr, prepayPackage), key),
  } as const;
}

function createAppParameters(
  appId: string,
  partnerId: string,
  prepayId: string,
  { key, now }: Signing,
) {
  const timeStamp = String(Math.floor(now / 1000));
  const nonceStr = newNonce();
  return {
    kind: 'wechat-app',
    appId,
    partnerId,
    prepayId,
    packageValue: 'Sign=WXPay',
    nonceStr,
    timeStamp,
    sign: signText(joinLines(appId, timeStamp, nonceStr, prepayId), key),
  } as const;
}

/** WeChat Pay's page leads back to this URL, whatever the shopper did there. */
function createH5Url(
  h5Url: string,
  { returnPath }: ProviderOrder,
  { shopUrl }: TransactionOptions,
) {
  const url = new URL(h5Url);
  url.searchParams.set('redirect_url', new URL(returnPath, shopUrl).href);
  return url.href;
}

/** What the page needs for the payment, from the response to the request. */
export function createParameters(
  response: Readonly<Record<string, unknown>>,
  order: ProviderOrder,
  transaction: Transaction,
  options: TransactionOptions & Signing,
): PaymentParameters {
  const { appId, product } = transaction;
  const read = (name: string): string => {
    const value = response[name];
    if (typeof value !== 'string') throw new ProviderError('refused', `WeChat Pay sent no ${name}`);
    return value;
  };
  if (product === 'native') return createCode(read('code_url'));
  if (product === 'h5')
    return { kind: 'cashier', url: createH5Url(read('h5_url'), order, options) };
  const prepayId = read('prepay_id');
  return product === 'app'
    ? createAppParameters(appId, options.merchantId, prepayId, options)
    : createJsapiParameters(appId, prepayId, options);
}
