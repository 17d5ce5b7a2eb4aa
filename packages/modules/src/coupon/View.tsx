import { selectIsLoggedIn, selectSessionReady } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { lazy, Suspense } from 'react';
import type { ModuleProps } from '../definition.ts';
import { HideModule } from '../parts/HideModule.tsx';
import { CouponFrame, LoadingCoupons } from './CouponFrame.tsx';
import { LoginCoupon } from './LoginCoupon.tsx';
import type { CouponFields } from './schema.ts';

/** Loaded for shoppers who are logged in: a guest has no coupons. */
const ShopperCoupons = lazy(async () => ({
  default: (await import('./later/ShopperCoupons.tsx')).ShopperCoupons,
}));

/** The coupons of this shopper; for guests, a sample coupon that opens the login. */
export function View(props: ModuleProps<CouponFields>) {
  const { fields } = props;
  const isSessionReady = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);

  if (isLoggedIn && fields.promotionIds.length > 0) {
    return (
      <Suspense fallback={<LoadingCoupons fields={fields} />}>
        <ShopperCoupons {...props} />
      </Suspense>
    );
  }
  if (!isLoggedIn && fields.nonLoginCoupon) {
    return (
      <CouponFrame fields={fields}>
        <LoginCoupon coupon={fields.nonLoginCoupon} />
      </CouponFrame>
    );
  }
  return isSessionReady ? <HideModule /> : null;
}
