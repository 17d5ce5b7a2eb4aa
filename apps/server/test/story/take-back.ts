import type { MerchantOrder } from '@vitrine/contract';
import { expect } from 'vitest';
import type { OperatorActor } from './operator-actor.ts';
import { notifyTwice } from './sell-products.ts';
import type { ShopperActor } from './shopper-actor.ts';
import type { StoryShop } from './story-shop.ts';

interface People {
  readonly shopper: ShopperActor;
  readonly owner: OperatorActor;
  /** The staff of the merchant that gets its product back. */
  readonly staff: OperatorActor;
}

/** The shopper returns a product, the merchant takes it back, and the owner refunds it. */
export async function takeBack(
  shop: StoryShop,
  { shopper, owner, staff }: People,
  { id: merchantOrderId, items }: MerchantOrder,
) {
  const { wechatPay } = shop.providers;
  const [item] = items;
  if (!item) throw new Error('Nothing can be returned');
  const { id } = await shopper.returnsItem(merchantOrderId, item.id);
  const params = { id };
  await staff.ask('approveReturn', { params });
  await staff.ask('receiveReturn', { params });
  await staff.ask('inspectReturn', { params, body: { note: '吊牌完好', isSellable: true } });
  await owner.ask('refundReturn', { params });
  await shop.runJobs();
  await shop.restart();
  await notifyTwice(shop, wechatPay.finishRefund());
  const returned = await shopper.ask('getReturn', { params });
  expect(returned).toMatchObject({ status: 'refunded', refundAmount: item.amountPaid });
  expect(wechatPay.refundedAmount()).toBe(item.amountPaid);
}
