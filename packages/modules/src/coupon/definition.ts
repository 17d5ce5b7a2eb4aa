import { defineModule } from '../definition.ts';
import type { CouponFields } from './schema.ts';

export const definition = defineModule<CouponFields>({
  code: 'coupon',
  needsSession: true,
  // Without a coupon there is nothing to head.
  drawsHeading: true,
  isVisible: ({ fields: { promotionIds, nonLoginCoupon } }) =>
    promotionIds.length > 0 || nonLoginCoupon !== undefined,
});
