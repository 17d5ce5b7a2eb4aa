import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  selectHeartCount,
  selectIsWishlistRead,
  selectPidList,
  selectPromoCodes,
  selectTiers,
  selectUserInfo,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Link, Text } from '@vitrine/ui';
import { Benefits } from './Benefits.tsx';
import { messages } from './messages.ts';
import { Orders } from './Orders.tsx';
import { RowLinks } from './Rows.tsx';
import styles from './Screen.module.css';
import { TierCard } from './TierCard.tsx';

/** Who is here, and the way to change it. */
function Who() {
  const words = useMessages(messages);
  const info = useSelector(selectUserInfo);
  const bound = info?.isMessagingBound ? words.bound : '';
  const known = [info?.mobile ?? info?.email, bound].filter(Boolean).join(words.and);
  return (
    <Link className={styles.who} to={{ route: 'profile' }}>
      <Box className={styles.whoWords}>
        <Text as="h2" look="h1" clamp={1}>
          {info?.name || words.greeting}
        </Text>
        <Text look="cap" tone="quiet" tabular>
          {known}
        </Text>
      </Box>
      <Text spoken>{words.profile}</Text>
      <Icon name="forward" size="s" />
    </Link>
  );
}

const counted = (words: string, n: number): string | undefined =>
  n > 0 ? fill(words, { n }) : undefined;

function Ways() {
  const words = useMessages(messages);
  const usable = useSelector(selectPromoCodes).filter(({ status }) => status === 'usable').length;
  const hearts = useSelector(selectHeartCount);
  const isRead = useSelector(selectIsWishlistRead);
  const passed = useSelector(selectPidList).filter(
    ({ clearanceStatus }) => clearanceStatus === 'passed',
  ).length;
  return (
    <RowLinks
      rows={[
        { title: words.coupons, route: 'coupons', aside: counted(words.couponsReady, usable) },
        {
          title: words.wishlist,
          route: 'wishlist',
          aside: isRead ? counted(words.pieces, hearts) : undefined,
        },
        { title: words.recentlyViewed, route: 'recentlyViewed' },
        { title: words.addresses, route: 'addresses' },
        {
          title: words.personalIds,
          route: 'personalIds',
          aside: counted(words.personalIdsPassed, passed),
        },
        { title: words.gamification, route: 'gamification' },
        { title: words.referral, route: 'referral' },
        { title: words.privacy, route: 'privacy' },
      ]}
    />
  );
}

/** Everything of a shopper's own, and the ways to it. */
export function Account() {
  const tiers = useSelector(selectTiers);
  return (
    <>
      <Box>
        <Who />
        {tiers && <TierCard tiers={tiers} />}
        {tiers && <Benefits tiers={tiers} />}
      </Box>
      <Box>
        <Orders />
        <Ways />
      </Box>
    </>
  );
}
