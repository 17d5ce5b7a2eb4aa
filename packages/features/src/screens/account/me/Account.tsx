import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  selectIsWechatBound,
  selectIsWishlistLoaded,
  selectPidList,
  selectPromoCodes,
  selectRole,
  selectTiers,
  selectUnreadMessages,
  selectUserInfo,
  selectWishlistCount,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Link, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { useOffered } from '../../../shared/offered/useOffered.ts';
import { Benefits } from './Benefits.tsx';
import { messages } from './messages.ts';
import { Orders } from './Orders.tsx';
import { RowLinks } from './RowLinks.tsx';
import styles from './Screen.module.css';
import { StylistCard } from './StylistCard.tsx';
import { TierCard } from './TierCard.tsx';

/** The shopper's name, contact and role; opens the profile. */
function AccountHeader() {
  const t = useMessages(messages);
  const info = useSelector(selectUserInfo);
  const bound = useSelector(selectIsWechatBound) ? t.bound : '';
  const role = t.roles[useSelector(selectRole) ?? 'shopper'];
  const contact = [info?.mobile ?? info?.email, bound, role].filter(Boolean).join(t.and);
  return (
    <Link className={styles.header} to={{ route: 'profile' }}>
      <Box className={spacing.fill}>
        <Text as="h2" variant="h1" clamp={1}>
          {info?.name || t.greeting}
        </Text>
        <Text variant="caption" tone="quiet" tabular>
          {contact}
        </Text>
      </Box>
      <Text visuallyHidden>{t.profile}</Text>
      <Icon name="forward" size="s" />
    </Link>
  );
}

const formatCount = (message: string, n: number): string | undefined =>
  n > 0 ? formatMessage(message, { n }) : undefined;

function AccountLinks() {
  const t = useMessages(messages);
  const usableCoupons = useSelector(selectPromoCodes).filter(
    ({ status }) => status === 'usable',
  ).length;
  const wishlistCount = useSelector(selectWishlistCount);
  const isWishlistLoaded = useSelector(selectIsWishlistLoaded);
  const unreadMessages = useSelector(selectUnreadMessages);
  const passedIds = useSelector(selectPidList).filter(
    ({ clearanceStatus }) => clearanceStatus === 'passed',
  ).length;
  return (
    <RowLinks
      rows={[
        { title: t.coupons, route: 'coupons', aside: formatCount(t.couponsReady, usableCoupons) },
        {
          title: t.wishlist,
          route: 'wishlist',
          aside: isWishlistLoaded ? formatCount(t.wishlistCount, wishlistCount) : undefined,
        },
        { title: t.productAlerts, route: 'productAlerts' },
        { title: t.recentlyViewed, route: 'recentlyViewed' },
        { title: t.addresses, route: 'addresses' },
        {
          title: t.personalIds,
          route: 'personalIds',
          aside: formatCount(t.personalIdsPassed, passedIds),
        },
        { title: t.gamification, route: 'gamification' },
        { title: t.referral, route: 'referral' },
        {
          title: t.conversations,
          route: 'conversations',
          aside: formatCount(t.unreadMessages, unreadMessages),
        },
        { title: t.privacy, route: 'privacy' },
      ]}
    />
  );
}

/** The account page of a logged-in shopper. */
export function Account() {
  const tiers = useSelector(selectTiers);
  const hasMembership = useOffered('accessReward');
  return (
    <>
      <Box>
        <AccountHeader />
        {hasMembership && tiers && <TierCard tiers={tiers} />}
        {hasMembership && tiers && <Benefits tiers={tiers} />}
        <StylistCard />
      </Box>
      <Box>
        <Orders />
        <AccountLinks />
      </Box>
    </>
  );
}
