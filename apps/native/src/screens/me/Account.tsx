import { messages } from '@vitrine/features/messages/account/me';
import { useOffered } from '@vitrine/features/shared/offered/useOffered';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  selectIsWechatBound,
  selectIsWishlistLoaded,
  selectPidList,
  selectPromoCodes,
  selectRole,
  selectStylist,
  selectTiers,
  selectUnreadMessages,
  selectUserInfo,
  selectWishlistCount,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon } from '../../parts/Icon.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { text } from '../../parts/text-styles.ts';
import { Entries } from './Entries.tsx';
import { Benefits, TierCard } from './Membership.tsx';
import { Orders } from './Orders.tsx';

/** The shopper's name, contact and role; opens the profile. */
function AccountHeader() {
  const t = useMessages(messages);
  const info = useSelector(selectUserInfo);
  const bound = useSelector(selectIsWechatBound) ? t.bound : '';
  const role = t.roles[useSelector(selectRole) ?? 'shopper'];
  const contact = [info?.mobile ?? info?.email, bound, role].filter(Boolean).join(t.and);
  const name = info?.name || t.greeting;
  return (
    <LinkArea to={{ route: 'profile' }} label={`${name} ${t.profile}`} style={styles.header}>
      <View style={styles.fill}>
        <Text role="heading" style={text.h1} numberOfLines={1}>
          {name}
        </Text>
        <Text style={[text.caption, text.tabular]}>{contact}</Text>
      </View>
      <Icon name="forward" size={16} />
    </LinkArea>
  );
}

/** The stylist of the shopper's tier, with the way to write to them. */
function StylistCard() {
  const t = useMessages(messages);
  const stylist = useSelector(selectStylist);
  if (!stylist) return null;
  return (
    <View style={styles.stylist}>
      <Text style={text.eyebrow}>{t.stylist}</Text>
      <View style={styles.row}>
        <View style={styles.fill}>
          <Text role="heading" style={text.h2}>
            {stylist.name}
          </Text>
          <Text style={text.caption}>{stylist.introduction}</Text>
        </View>
        <LinkArea
          to={{ route: 'conversation', params: { id: 'new' }, query: { topic: 'stylist' } }}
          style={styles.write}
        >
          <Text style={text.ui}>{t.writeToStylist}</Text>
        </LinkArea>
      </View>
    </View>
  );
}

const formatCount = (message: string, n: number): string | undefined =>
  n > 0 ? formatMessage(message, { n }) : undefined;

function AccountEntries() {
  const t = useMessages(messages);
  const coupons = useSelector(selectPromoCodes).filter(({ status }) => status === 'usable').length;
  const wishlistCount = useSelector(selectWishlistCount);
  const isWishlistLoaded = useSelector(selectIsWishlistLoaded);
  const unread = useSelector(selectUnreadMessages);
  const passed = useSelector(selectPidList).filter(
    ({ clearanceStatus }) => clearanceStatus === 'passed',
  ).length;
  return (
    <Entries
      rows={[
        { title: t.coupons, route: 'coupons', aside: formatCount(t.couponsReady, coupons) },
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
          aside: formatCount(t.personalIdsPassed, passed),
        },
        { title: t.gamification, route: 'gamification' },
        { title: t.referral, route: 'referral' },
        {
          title: t.conversations,
          route: 'conversations',
          aside: formatCount(t.unreadMessages, unread),
        },
        { title: t.privacy, route: 'privacy' },
      ]}
    />
  );
}

/** The account of a logged-in shopper. */
export function Account() {
  const tiers = useSelector(selectTiers);
  const hasMembership = useOffered('accessReward');
  return (
    <>
      <View>
        <AccountHeader />
        {hasMembership && tiers && <TierCard tiers={tiers} />}
        {hasMembership && tiers && <Benefits tiers={tiers} />}
        <StylistCard />
      </View>
      <Orders />
      <AccountEntries />
    </>
  );
}

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', minHeight: tokens.touchSize },
  fill: { flex: 1 },
  stylist: {
    gap: tokens.space2,
    marginTop: tokens.space5,
    padding: tokens.space5,
    backgroundColor: tokens.ivory,
  },
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: tokens.space4 },
  write: {
    minHeight: tokens.touchSize,
    justifyContent: 'center',
    paddingHorizontal: tokens.space4,
    borderWidth: 1,
    borderColor: tokens.ink,
  },
});
