import type { Transaction } from 'kysely';
import { findLimitAccountId } from '../../database/limit-account.ts';
import { releaseQuotas, takeQuotas } from '../../database/quotas.ts';
import type { Database } from '../../database/schema.ts';
import type {
  PromotionProblemReason,
  PromotionsPort,
  Redemption,
} from '../checkout/promotions-port.ts';
import {
  findUsablePromotion,
  getCodeProblem,
  listCodeQuotas,
  type PromoCodeRecord,
} from './find-usable-promotion.ts';
import { findCoveredLines } from './scope.ts';

/**
 * Stores the use of a promotion by an order. Returns false when the order or the coupon already has one.
 */
async function insertRedemption(
  trx: Transaction<Database>,
  { checkoutOrderId, shopperId, now }: Redemption,
  source: { couponId: string | null; code: string | null },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('promo_redemptions')
    .values({
      checkout_order_id: checkoutOrderId,
      shopper_id: shopperId,
      coupon_id: source.couponId,
      code: source.code,
      redeemed_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('checkout_order_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const findRedemption = (trx: Transaction<Database>, checkoutOrderId: string) =>
  trx
    .selectFrom('promo_redemptions')
    .select('checkout_order_id')
    .where('checkout_order_id', '=', checkoutOrderId)
    .executeTakeFirst();

async function countCodeUse(
  trx: Transaction<Database>,
  code: PromoCodeRecord,
  { checkoutOrderId, shopperId }: Redemption,
): Promise<PromotionProblemReason | null> {
  const accountId = await findLimitAccountId(trx, shopperId);
  const exhausted = await takeQuotas(trx, listCodeQuotas(code, accountId));
  if (!exhausted) return null;
  await trx
    .deleteFrom('promo_redemptions')
    .where('checkout_order_id', '=', checkoutOrderId)
    .execute();
  return getCodeProblem(exhausted.key);
}

export const promotionsPort: PromotionsPort = {
  async findDiscount(trx, { shopperId, source, lines, now }) {
    const { terms, reason } = await findUsablePromotion(trx, source, { shopperId, now });
    if (reason) return { reason };
    if (!terms) return { reason: 'promo-unknown' };
    const lineIds = await findCoveredLines(trx, terms.scope, lines);
    if (lineIds?.length === 0) return { reason: 'promo-not-for-these-items' };
    const { promotion_id: promotionId, name, currency, offers } = terms;
    return { discount: { source, promotionId, name, currency, offers, lineIds } };
  },

  async redeem(trx, redemption) {
    const { checkoutOrderId, shopperId, discount, now } = redemption;
    if (await findRedemption(trx, checkoutOrderId)) return null;
    const { terms, reason } = await findUsablePromotion(trx, discount.source, { shopperId, now });
    if (reason) return reason;
    if (!terms) return 'promo-unknown';
    const isPublic = terms.couponId === null;
    const inserted = await insertRedemption(trx, redemption, {
      couponId: terms.couponId,
      code: isPublic ? terms.code : null,
    });
    if (!inserted)
      return (await findRedemption(trx, checkoutOrderId)) ? null : 'promo-already-used';
    return isPublic ? countCodeUse(trx, terms, redemption) : null;
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
    const accountId = await findLimitAccountId(trx, released.shopper_id);
    await releaseQuotas(
      trx,
      listCodeQuotas(code, accountId).map(({ key }) => key),
    );
  },
};
