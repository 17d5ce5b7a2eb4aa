import type { Transaction } from 'kysely';
import { giveBack, takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import type { PromotionRefusal, PromotionsPort, Redemption } from '../checkout/promotions-port.ts';
import { coveredLines } from './scope.ts';
import { codeQuotas, codeRefusal, type PublicCode, usable } from './usable.ts';

/** Notes the use of a promotion by an order; false when the order or the coupon has one already. */
async function note(
  trx: Transaction<Database>,
  { checkoutOrderId, shopperId, now }: Redemption,
  used: { couponId: string | null; code: string | null },
): Promise<boolean> {
  const noted = await trx
    .insertInto('promo_redemptions')
    .values({
      checkout_order_id: checkoutOrderId,
      shopper_id: shopperId,
      coupon_id: used.couponId,
      code: used.code,
      redeemed_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('checkout_order_id')
    .executeTakeFirst();
  return noted !== undefined;
}

const ofOrder = (trx: Transaction<Database>, checkoutOrderId: string) =>
  trx
    .selectFrom('promo_redemptions')
    .select('checkout_order_id')
    .where('checkout_order_id', '=', checkoutOrderId)
    .executeTakeFirst();

async function countUse(
  trx: Transaction<Database>,
  code: PublicCode,
  { checkoutOrderId, shopperId }: Redemption,
): Promise<PromotionRefusal | null> {
  const spent = await takeQuotas(trx, codeQuotas(code, shopperId));
  if (!spent) return null;
  await trx
    .deleteFrom('promo_redemptions')
    .where('checkout_order_id', '=', checkoutOrderId)
    .execute();
  return codeRefusal(spent.key);
}

/** What the checkout asks of the shop's promotions. */
export const promotionsPort: PromotionsPort = {
  async findDiscount(trx, { shopperId, source, lines, now }) {
    const { terms, refusal } = await usable(trx, source, { shopperId, now });
    if (refusal) return { refusal };
    if (!terms) return { refusal: 'promo-unknown' };
    const lineIds = await coveredLines(trx, terms.scope, lines);
    if (lineIds?.length === 0) return { refusal: 'promo-not-for-these-items' };
    const { promotion_id: promotionId, name, currency, offers } = terms;
    return { discount: { source, promotionId, name, currency, offers, lineIds } };
  },

  async redeem(trx, redemption) {
    const { checkoutOrderId, shopperId, discount, now } = redemption;
    if (await ofOrder(trx, checkoutOrderId)) return null;
    const { terms, refusal } = await usable(trx, discount.source, { shopperId, now });
    if (refusal) return refusal;
    if (!terms) return 'promo-unknown';
    const isPublic = terms.couponId === null;
    const noted = await note(trx, redemption, {
      couponId: terms.couponId,
      code: isPublic ? terms.code : null,
    });
    if (!noted) return (await ofOrder(trx, checkoutOrderId)) ? null : 'promo-already-used';
    return isPublic ? countUse(trx, terms, redemption) : null;
  },

  async release(trx, checkoutOrderId) {
    const released = await trx
      .deleteFrom('promo_redemptions')
      .where('checkout_order_id', '=', checkoutOrderId)
      .returning(['code', 'shopper_id'])
      .executeTakeFirst();
    if (!released?.code) return;
    const code = await trx
      .selectFrom('promo_codes')
      .selectAll()
      .where('code', '=', released.code)
      .executeTakeFirstOrThrow();
    await giveBack(
      trx,
      codeQuotas(code, released.shopper_id).map(({ key }) => key),
    );
  },
};
