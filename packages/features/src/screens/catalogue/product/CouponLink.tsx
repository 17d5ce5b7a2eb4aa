import { useFetch } from '@vitrine/client/react';
import type { RewardPackage } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { cx, Icon, Link, Text } from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { messages } from './messages.ts';
import { pickCoupon } from './rules.ts';

function ShopperCoupon() {
  const t = useMessages(messages);
  const [coupon, setCoupon] = useState<RewardPackage>();
  useFetch(
    'coupons',
    (api) => api.listMyRewardPackages({ query: { status: 'claimable,claimed' } }),
    (packages = []) => setCoupon(pickCoupon(packages)),
  );
  if (!coupon) return null;
  return (
    <Link
      className={cx(layout.parts, layout.touchHeight)}
      to={{ route: 'coupons', query: { status: coupon.status } }}
    >
      <Icon name="gift" size="m" />
      <Text variant="caption" tone="red" className={layout.fixed}>
        {coupon.status === 'claimed' ? t.haveCoupon : t.claimCoupon}
      </Text>
      <Text variant="caption" clamp={1} className={spacing.fill}>
        {coupon.name}
      </Text>
      <Icon name="forward" size="s" />
    </Link>
  );
}

/** A coupon that the shopper has or can claim. It is loaded late, so it is the last row. */
export const CouponLink = () => useSelector(selectIsLoggedIn) && <ShopperCoupon />;
