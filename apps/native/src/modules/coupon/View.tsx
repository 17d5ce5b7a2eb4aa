import {
  type CouponFields,
  couponMessages,
  HideModule,
  type ModuleProps,
  parseAmount,
} from '@vitrine/modules';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectIsLoggedIn, selectSessionReady } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { CouponFrame } from './CouponFrame.tsx';
import { ShopperCoupons } from './ShopperCoupons.tsx';
import { Ticket } from './Ticket.tsx';
import { useTicketLooks } from './ticket-looks.ts';

interface LoginCouponProps {
  fields: CouponFields;
  coupon: NonNullable<CouponFields['nonLoginCoupon']>;
}

/** A sample coupon for guests, which opens the log-in. */
function LoginCoupon({ fields, coupon }: LoginCouponProps) {
  const { login } = usePlatform();
  const { claim } = useMessages(couponMessages);
  const looks = useTicketLooks(fields);
  const { discountFor, discountText, expriedDate } = coupon;
  return (
    <Ticket
      ticket={{
        status: 'claimable',
        name: discountFor,
        note: '',
        time: expriedDate,
        stamp: undefined,
        rows: [{ amount: parseAmount(discountText), condition: '' }],
      }}
      layout="single"
      action={{ label: claim, onPress: () => login.open({ route: 'home' }) }}
      looks={looks}
    />
  );
}

/** The coupons of this shopper; for guests a sample that opens the log-in. */
export function View({ fields }: ModuleProps<CouponFields>) {
  const isSessionReady = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { promotionIds, nonLoginCoupon } = fields;
  if (isLoggedIn && promotionIds.length > 0) return <ShopperCoupons fields={fields} />;
  if (!isLoggedIn && nonLoginCoupon)
    return (
      <CouponFrame fields={fields}>
        <LoginCoupon fields={fields} coupon={nonLoginCoupon} />
      </CouponFrame>
    );
  return isSessionReady ? <HideModule /> : null;
}
