import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, CouponTicket, cx, Text } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import { useTrackInteraction } from '../context/module-context.ts';
import { usePageClock } from '../context/page-clock.ts';
import { createCouponEvent } from '../context/tracking.ts';
import type { ModuleProps } from '../definition.ts';
import type { ModuleTitle } from '../fields/common.ts';
import { HideModule } from '../parts/HideModule.tsx';
import { ModuleHeading } from '../parts/ModuleHeading.tsx';
import { LoginCoupon } from './LoginCoupon.tsx';
import { messages } from './messages.ts';
import { couponLayout } from './rules.ts';
import type { CouponFields } from './schema.ts';
import { useCouponClaim } from './useCouponClaim.ts';
import { useCoupons } from './useCoupons.ts';
import { useTicketStyle } from './useTicketStyle.ts';
import styles from './View.module.css';

interface TicketsProps extends ModuleProps<CouponFields> {
  coupons: ReturnType<typeof useCoupons>['coupons'];
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

/** On desktop the heading is beside the coupons, unless it is centred above them. */
const isBeside = (heading: ModuleTitle | undefined): boolean =>
  Boolean(heading?.title || heading?.image?.source) && heading?.align !== 'centre';

/** The coupons of this shopper; for guests, a sample coupon that opens the login. */
export function View(props: ModuleProps<CouponFields>) {
  const { moduleTitle, promotionIds, nonLoginCoupon } = props.fields;
  const { loading } = useMessages(messages);
  const { isSessionReady, isLoggedIn, isLoading, coupons } = useCoupons(promotionIds);
  const { style, textTone } = useTicketStyle(props.fields);

  const renderFrame = (content: ReactNode) => (
    <Box className={cx(isBeside(moduleTitle) ? styles.beside : styles.centred)}>
      {moduleTitle && <ModuleHeading title={moduleTitle} />}
      <Box className={styles.tickets} style={style}>
        <Box className={cx(textTone && styles[textTone])}>{content}</Box>
      </Box>
    </Box>
  );
  if (isLoading) {
    return renderFrame(
      <Box className={styles.loading} role="status" aria-busy="true">
        <Text visuallyHidden>{loading}</Text>
      </Box>,
    );
  }
  if (coupons.length > 0) return renderFrame(<Tickets {...props} coupons={coupons} />);
  if (!isLoggedIn && nonLoginCoupon) {
    return renderFrame(<LoginCoupon coupon={nonLoginCoupon} />);
  }
  return isSessionReady ? <HideModule /> : null;
}
