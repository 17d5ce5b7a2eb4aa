import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, CouponTicket, cx, Text } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import type { ModuleProps } from '../definition.ts';
import type { ModuleTitle } from '../fields/common.ts';
import { Heading } from '../page/Heading.tsx';
import { Nothing } from '../page/Nothing.tsx';
import { useInteraction } from '../page/place.ts';
import { couponAction } from '../page/tracking.ts';
import { messages } from './messages.ts';
import { couponLayout } from './rules.ts';
import type { CouponFields } from './schema.ts';
import { Teaser } from './Teaser.tsx';
import { useClaim } from './useClaim.ts';
import { useCoupons } from './useCoupons.ts';
import { useTicketStyle } from './useTicketStyle.ts';
import styles from './View.module.css';

interface TicketsProps extends ModuleProps<CouponFields> {
  coupons: ReturnType<typeof useCoupons>['coupons'];
}

function Tickets({ fields, coupons }: TicketsProps) {
  // Only a shopper sees them, in a browser: no server has drawn them at another time.
  const [now] = useState(Date.now);
  const { name, tracking } = usePlatform();
  const interact = useInteraction();
  const { claim, claimingId } = useClaim();
  const layout = couponLayout(coupons);
  const text = layout === 'wallet' && fields.walletStyle?.textOfWallet;

  function use(id: string): void {
    interact('coupon', { couponId: id });
    tracking.track(couponAction('use', id));
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

/** A heading has a column of its own on a wide screen, unless it is centred over its coupons. */
const isBeside = (heading: ModuleTitle | undefined): boolean =>
  Boolean(heading?.title || heading?.image?.source) && heading?.align !== 'centre';

/** Coupons as they stand for this shopper; for nobody in particular, one to log in for. */
export function View(props: ModuleProps<CouponFields>) {
  const { moduleTitle, promotionIds, nonLoginCoupon } = props.fields;
  const { loading } = useMessages(messages);
  const { isEntered, isLoggedIn, isWaiting, coupons } = useCoupons(promotionIds);
  const { style, words } = useTicketStyle(props.fields);

  const within = (content: ReactNode) => (
    <Box className={cx(isBeside(moduleTitle) ? styles.beside : styles.centred)}>
      {moduleTitle && <Heading title={moduleTitle} />}
      <Box className={styles.tickets} style={style}>
        <Box className={cx(words && styles[words])}>{content}</Box>
      </Box>
    </Box>
  );
  if (isWaiting) {
    return within(
      <Box className={styles.waiting} role="status" aria-busy="true">
        <Text spoken>{loading}</Text>
      </Box>,
    );
  }
  if (coupons.length > 0) return within(<Tickets {...props} coupons={coupons} />);
  if (!isLoggedIn && nonLoginCoupon) {
    return within(<Teaser coupon={nonLoginCoupon} />);
  }
  return isEntered ? <Nothing /> : null;
}
