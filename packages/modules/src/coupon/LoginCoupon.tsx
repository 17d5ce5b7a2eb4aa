import { useMessages, usePlatform } from '@vitrine/platform';
import { Ticket } from '@vitrine/ui';
import { useTrackInteraction } from '../context/module-context.ts';
import { createCouponEvent } from '../context/tracking.ts';
import { messages } from './messages.ts';
import { parseAmount } from './rules.ts';
import type { CouponFields } from './schema.ts';

interface LoginCouponProps {
  coupon: NonNullable<CouponFields['nonLoginCoupon']>;
}

/** A sample coupon for guests. It has no id; pressing it opens the login. */
export function LoginCoupon({ coupon }: LoginCouponProps) {
  const { login, tracking } = usePlatform();
  const { claim } = useMessages(messages);
  const trackInteraction = useTrackInteraction();

  function openLogin(): void {
    trackInteraction('coupon');
    tracking.track(createCouponEvent('login'));
    login.open();
  }

  return (
    <Ticket
      layout="single"
      status="claimable"
      amount={parseAmount(coupon.discountText)}
      name={coupon.discountFor}
      time={coupon.expriedDate}
      action={{ label: claim, subject: coupon.discountFor, onPress: openLogin }}
    />
  );
}
