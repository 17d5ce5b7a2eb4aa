import { useMessages, usePlatform } from '@vitrine/platform';
import { Ticket } from '@vitrine/ui';
import { useInteraction } from '../page/place.ts';
import { couponAction } from '../page/tracking.ts';
import { messages } from './messages.ts';
import { writtenAmount } from './rules.ts';
import type { CouponFields } from './schema.ts';

interface TeaserProps {
  coupon: NonNullable<CouponFields['nonLoginCoupon']>;
}

/** What a shopper could have. It has no id, so that it leads to the login and nowhere else. */
export function Teaser({ coupon }: TeaserProps) {
  const { login, tracking } = usePlatform();
  const { claim } = useMessages(messages);
  const interact = useInteraction();

  function enter(): void {
    interact('coupon');
    tracking.track(couponAction('login'));
    login.open();
  }

  return (
    <Ticket
      layout="single"
      status="claimable"
      amount={writtenAmount(coupon.discountText)}
      name={coupon.discountFor}
      time={coupon.expriedDate}
      deed={{ label: claim, of: coupon.discountFor, onTap: enter }}
    />
  );
}
