import { useMessages } from '@vitrine/platform';
import { Box, CouponTicket, cx, Row, Stack, Text } from '@vitrine/ui';
import { CopyButton } from '../../../shared/copy/CopyButton.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import { messages } from './messages.ts';
import type { CouponEntry } from './rules.ts';
import styles from './Screen.module.css';
import { Terms } from './Terms.tsx';
import { useClaimCoupon } from './useClaimCoupon.ts';

/** The code of a coupon, which can be copied, and its terms. */
function CouponFooter({ entry }: { entry: CouponEntry }) {
  const { code, coupon, isReserved, promotionId } = entry;
  const t = useMessages(messages);
  return (
    <Row isSpread className={layout.touchHeight}>
      <Text variant="micro" tone="quiet">
        {isReserved ? t.reserved : code && `${t.code} ${code}`}
      </Text>
      <Box className={styles.actions}>
        {promotionId && <Terms promotionId={promotionId} of={coupon.name} />}
        {code && !isReserved && (
          <CopyButton text={code} subject={coupon.name} success={t.copied} variant="micro" />
        )}
      </Box>
    </Row>
  );
}

/** The coupons of one tab; claimable ones have a button. */
export function CouponList({ entries }: { entries: readonly CouponEntry[] }) {
  const { claim, claimingId } = useClaimCoupon();
  const now = Date.now();
  return (
    <Stack as="ul" className={styles.entries}>
      {entries.map((entry) => {
        const { key, coupon, package: claimable } = entry;
        const isWallet = coupon.promoOffers.length > 1;
        return (
          <Box as="li" key={key} className={cx(styles.entry, isWallet && styles.wide)}>
            <CouponTicket
              coupon={coupon}
              layout={isWallet ? 'wallet' : 'single'}
              now={now}
              useAt={entry.isReserved ? { route: 'bag' } : { route: 'list' }}
              onClaim={claimable && (() => void claim(claimable))}
              busy={claimingId === key}
              disabled={claimingId !== null && claimingId !== key}
            />
            {(entry.code || entry.promotionId) && <CouponFooter entry={entry} />}
          </Box>
        );
      })}
    </Stack>
  );
}
