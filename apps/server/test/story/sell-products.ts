import { calls } from '@vitrine/contract';
import { expect, vi } from 'vitest';
import { PAYMENT_NOTIFICATION_PATHS } from '../../src/providers/payments/payment-providers.ts';
import { WAIT_OPTIONS } from '../support/wait.ts';
import type { OperatorActor } from './operator-actor.ts';
import { sendCall } from './send-call.ts';
import type { ShopperActor } from './shopper-actor.ts';
import type { StoryShop } from './story-shop.ts';

/** Publishes a product of each merchant, and returns their variants. */
export async function publishProducts(
  shop: StoryShop,
  owner: OperatorActor,
  merchantIds: readonly string[],
): Promise<string[]> {
  const variantIds: string[] = [];
  for (const merchantId of merchantIds) {
    const query = { merchantId, status: 'draft', size: '1' };
    const { items } = await owner.ask('listCatalogueProducts', { query });
    const params = { id: items[0]?.id ?? '' };
    await expect(sendCall(shop, calls.getProduct, { params })).rejects.toThrow('404');
    const { version } = await owner.ask('getCatalogueProduct', { params });
    const headers = { 'if-match': String(version) };
    await owner.ask('changeProductStatus', { params, headers, body: { status: 'published' } });
    await vi.waitFor(() => sendCall(shop, calls.getProduct, { params }), WAIT_OPTIONS);
    const [variant] = await owner.ask('listProductVariants', { params });
    variantIds.push(variant?.id ?? '');
  }
  return variantIds;
}

/** WeChat Pay notifies the shop, and once more as if the first answer was lost. */
export async function notifyTwice(
  { app }: StoryShop,
  notification: { readonly payload: string; readonly headers: Record<string, string> },
) {
  for (const _ of [1, 2]) {
    const url = PAYMENT_NOTIFICATION_PATHS.wechat;
    const response = await app.inject({ method: 'POST', url, ...notification });
    expect(response.statusCode, response.body).toBeLessThan(300);
  }
}

/** A guest fills a bag, registers and starts to pay; the shop restarts before the money arrives. */
export async function buy(shop: StoryShop, shopper: ShopperActor, variantIds: readonly string[]) {
  const { wechatPay } = shop.providers;
  await shopper.comesAsGuest();
  for (const variantId of variantIds) await shopper.putsInBag(variantId);
  await shopper.registers();
  const { id } = await shopper.startsPayment();
  await shop.restart();
  await notifyTwice(shop, wechatPay.pay());
  const payment = await shopper.ask('getPayment', { params: { id } });
  expect(payment.status).toBe('paid');
  const order = await shopper.readsOrder(payment.orderId ?? '');
  const bought = order.merchantOrders.map(({ items }) => items[0]?.variantId);
  expect(bought.sort()).toEqual([...variantIds].sort());
  expect(wechatPay.paidAmount()).toBe(order.priceInfo.grandTotal);
  return order;
}
