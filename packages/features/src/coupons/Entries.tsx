import { useMessages } from '@vitrine/platform';
import { Box, CouponTicket, cx, Text } from '@vitrine/ui';
import { CopyButton } from '../copy/CopyButton.tsx';
import { messages } from './messages.ts';
import type { Entry } from './rules.ts';
import styles from './Screen.module.css';
import { Terms } from './Terms.tsx';
import { useClaim } from './useClaim.ts';

/** The code of a coupon, for whoever types it in somewhere else, and its small print. */
function Foot({ entry }: { entry: Entry }) {
  const { code, coupon, isReserved, promotionId } = entry;
  const words = useMessages(messages);
  return (
    <Box className={styles.code}>
      <Text look="micro" tone="quiet">
        {isReserved ? words.reserved : code && `${words.code} ${code}`}
      </Text>
      <Box className={styles.deeds}>
        {promotionId && <Terms promotionId={promotionId} of={coupon.name} />}
        {code && !isReserved && (
          <CopyButton text={code} of={coupon.name} copied={words.copied} look="micro" />
        )}
      </Box>
    </Box>
  );
}

/** The coupons of one tab. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  const { claim, claimingId } = useClaim();
  const now = Date.now();
  return (
    <Box as="ul" className={styles.entries}>
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
            {(entry.code || entry.promotionId) && <Foot entry={entry} />}
          </Box>
        );
      })}
    </Box>
  );
}
