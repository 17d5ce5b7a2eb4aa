import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, CouponTicket } from '@vitrine/ui';
import { useState } from 'react';
import { useTrackInteraction } from '../../context/module-context.ts';
import { usePageClock } from '../../context/page-clock.ts';
import { createCouponEvent } from '../../context/tracking.ts';
import type { ModuleProps } from '../../definition.ts';
import { HideModule } from '../../parts/HideModule.tsx';
import { CouponFrame, LoadingCoupons } from '../CouponFrame.tsx';
import type { CouponFields } from '../schema.ts';
import styles from '../View.module.css';
import { couponLayout } from './rules.ts';
import { useCouponClaim } from './useCouponClaim.ts';
import { type Coupons, useCoupons } from './useCoupons.ts';

interface TicketsProps extends ModuleProps<CouponFields> {
  coupons: Coupons['coupons'];
}

function Tickets({ fields, coupons }: TicketsProps) {
  // Safe to read the clock: coupons are rendered only in the browser, after login.
  const [now] = useState(usePageClock());
  const { name, tracking } = usePlatform();
  const trackInteraction = useTrackInteraction();
  const { claim, claimingId } = useCouponClaim();
  const layout = couponLayout(coupons);
  const text = layout === 'wallet' && fields.walletStyle?.textOfWallet;

  function use(id: string): void {
    trackInteraction('coupon', { couponId: id });
    tracking.track(createCouponEvent('use', id));
  }

  return (
    <Box className={styles[layout]}>
      {coupons.map((coupon) => (
        <CouponTicket
          key={coupon.id}
          coupon={text ? { ...coupon, name: text } : coupon}
          layout={layout}
          now={now}
          onClaim={() => claim(coupon)}
          busy={claimingId === coupon.id}
          disabled={claimingId !== null && claimingId !== coupon.id}
          useAt={resolveLink(fields.commonLink, name) ?? { route: 'home' }}
          onUse={() => use(coupon.id)}
        />
      ))}
    </Box>
  );
}

/** The coupons that this shopper has or may claim; the module is hidden when there are none. */
export function ShopperCoupons(props: ModuleProps<CouponFields>) {
  const { fields } = props;
  const { isLoading, coupons } = useCoupons(fields.promotionIds);
  if (isLoading) return <LoadingCoupons fields={fields} />;
  if (coupons.length === 0) return <HideModule />;
  return (
    <CouponFrame fields={fields}>
      <Tickets {...props} coupons={coupons} />
    </CouponFrame>
  );
}
