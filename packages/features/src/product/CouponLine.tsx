import { useApi } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Icon, Link, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import styles from './CouponLine.module.css';
import { messages } from './messages.ts';
import { couponFor } from './rules.ts';

/** A coupon that the shopper has, or may have. It stands last among the promises: it comes late. */
export function CouponLine() {
  const words = useMessages(messages);
  const api = useApi();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const [coupon, setCoupon] = useState<RewardPackage>();

  useEffect(() => {
    if (!isLoggedIn) return setCoupon(undefined);
    let isCurrent = true;
    api.listMyRewardPackages({ query: { status: 'claimable,claimed' } }).then(
      (packages) => isCurrent && setCoupon(couponFor(packages)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [api, isLoggedIn]);

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
