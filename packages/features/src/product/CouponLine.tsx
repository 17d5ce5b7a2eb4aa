import { useAsking } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Icon, Link, Text } from '@vitrine/ui';
import { useState } from 'react';
import styles from './CouponLine.module.css';
import { messages } from './messages.ts';
import { couponFor } from './rules.ts';

function OwnCoupon() {
  const words = useMessages(messages);
  const [coupon, setCoupon] = useState<RewardPackage>();
  useAsking(
    'coupons',
    (api) => api.listMyRewardPackages({ query: { status: 'claimable,claimed' } }),
    (packages = []) => setCoupon(couponFor(packages)),
  );
  if (!coupon) return null;
  return (
    <Link className={styles.line} to={{ route: 'coupons', query: { status: coupon.status } }}>
      <Icon name="gift" size="m" />
      <Text look="cap" tone="red" className={styles.lead}>
        {coupon.status === 'claimed' ? words.haveCoupon : words.claimCoupon}
      </Text>
      <Text look="cap" clamp={1} className={styles.name}>
        {coupon.name}
      </Text>
      <Icon name="forward" size="s" />
    </Link>
  );
}

/** A coupon that the shopper has, or may have. It stands last among the promises: it comes late. */
export const CouponLine = () => useSelector(selectIsLoggedIn) && <OwnCoupon />;
