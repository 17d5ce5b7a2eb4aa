import type { KeyObject } from 'node:crypto';
import type { Target } from '@vitrine/platform/routes';
import { miniHref } from '@vitrine/platform/urls';
import type { ProviderOrder } from '../port.ts';
import { joinLines, newNonce, signText } from '../rsa-signatures.ts';
import { truncateToBytes } from '../truncate-to-bytes.ts';

/** The page of the mini-program that Douyin opens from its own list of orders. */
export interface EntrySchema {
  readonly path: string;
  /** JSON of the query. */
  readonly params: string;
}

/** What Douyin shows of an order, and how it counts the goods. */
export interface TradeGoods {
  /** Douyin's number for the kind of the goods. */
  readonly goodsType: string;
  /** Douyin's group of rules for refunds and fulfilment. */
  readonly tagGroupId: string;
  readonly picture: string;
}

const MAX_TITLE_BYTES = 256;
/** Douyin closes an order after 48 hours at the latest; 0 would mean its default. */
const MAX_SECONDS = 172_800;

export function createEntrySchema(target: Target): EntrySchema {
  const [path = '', query] = miniHref(target).slice(1).split('?');
  return { path, params: JSON.stringify(Object.fromEntries(new URLSearchParams(query))) };
}

/** The data of `tt.requestOrder`. Douyin takes a single kind of goods, so the order is one. */
export function createOrderData(
  { number, paymentId, amount, description, expiresAt }: ProviderOrder,
  { goodsType, tagGroupId, picture }: TradeGoods,
  { notifyUrl, now }: { notifyUrl: string; now: number },
): string {
  const seconds = Math.round((expiresAt.getTime() - now) / 1000);
  return JSON.stringify({
    skuList: [
      {
        skuId: number,
        price: amount,
        quantity: 1,
        title: truncateToBytes(description, MAX_TITLE_BYTES),
        imageList: [picture],
        type: Number(goodsType),
        tagGroupId,
      },
    ],
    outOrderNo: number,
    totalAmount: amount,
    payExpireSeconds: Math.min(Math.max(seconds, 1), MAX_SECONDS),
    payNotifyUrl: notifyUrl,
    orderEntrySchema: createEntrySchema({ route: 'payment', params: { id: paymentId } }),
  });
}

/** Signs the data of `tt.requestOrder`, which must reach Douyin as it is. */
export function signOrderData(
  data: string,
  { appId, privateKey, keyVersion }: { appId: string; privateKey: KeyObject; keyVersion: string },
  now: number,
): string {
  const nonce = newNonce();
  const timestamp = String(Math.floor(now / 1000));
  const signature = signText(
    joinLines('POST', '/requestOrder', timestamp, nonce, data),
    privateKey,
  );
  return `SHA256-RSA2048 appid=${appId},nonce_str=${nonce},timestamp=${timestamp},key_version=${keyVersion},signature=${signature}`;
}
