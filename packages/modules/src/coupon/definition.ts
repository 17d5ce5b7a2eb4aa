import { defineModule } from '../definition.ts';
import type { CouponFields } from './schema.ts';

export const definition = defineModule<CouponFields>({
  code: 'coupon',
  needsSession: true,
  // The heading is rendered only if there is a coupon.
  rendersHeading: true,
  isVisible: ({ fields: { promotionIds, nonLoginCoupon } }) =>
    promotionIds.length > 0 || nonLoginCoupon !== undefined,
});
