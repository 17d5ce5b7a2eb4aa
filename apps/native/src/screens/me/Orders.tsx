import type { UnpaidOrder } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/account/me';
import {
  filterOrders,
  getShortcutTarget,
  listShortcuts,
  SHORTCUT_ICONS,
} from '@vitrine/features/rules/account/me';
import { formatTimeLeft } from '@vitrine/features/shared/payment/format-time-left';
import { messages as paymentMessages } from '@vitrine/features/shared/payment/messages';
import { useSecondsLeft } from '@vitrine/features/shared/payment/useSecondsLeft';
import { formatPrice } from '@vitrine/kit';
import { type Target, useMessages } from '@vitrine/platform';
import { selectActiveOrders, selectImportsGoods, selectUnpaidOrders } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Icon, type IconName } from '../../parts/Icon.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { findUri, Picture } from '../../parts/Picture.tsx';
import { text } from '../../parts/text-styles.ts';

const PICTURE_WIDTH = 48;

/** An order that waits for its payment, for as long as its stock is held. */
function UnpaidRow({ order }: { order: UnpaidOrder }) {
  const t = useMessages(paymentMessages);
  const seconds = useSecondsLeft(order.expiresAt);
  const [first] = order.items;
  const { grandTotal, currencyIsoCode } = order.priceInfo;
  if (seconds === 0) return null;
  return (
    <LinkArea to={{ route: 'payment', params: { id: order.paymentId } }} style={styles.unpaid}>
      {first && <Picture uri={findUri(first.images, PICTURE_WIDTH)} style={styles.picture} />}
      <View style={styles.fill}>
        <Text style={[text.ui, text.tabular]}>
          <Text style={text.strong}>{t.unpaid}</Text>
          {` ${formatPrice(grandTotal, currencyIsoCode)}`}
        </Text>
        <Text role="timer" style={[text.caption, text.tabular]}>
          {formatTimeLeft(t, seconds)}
        </Text>
      </View>
      <Text style={text.caption}>{t.pay}</Text>
      <Icon name="forward" size={16} />
    </LinkArea>
  );
}

interface ShortcutLinkProps {
  icon: IconName;
  name: string;
  to: Target;
  count?: number;
}

const ShortcutLink = ({ icon, name, to, count = 0 }: ShortcutLinkProps) => (
  <LinkArea to={to} label={count > 0 ? `${name} ${count}` : name} style={styles.shortcut}>
    <View>
      <Icon name={icon} />
      {count > 0 && (
        <View style={styles.badge}>
          <Text style={[text.micro, styles.count]}>{count}</Text>
        </View>
      )}
    </View>
    <Text style={[text.caption, styles.name]}>{name}</Text>
  </LinkArea>
);

/** The orders to pay, and the active ones by state. A shortcut with a single order opens that order. */
export function Orders() {
  const t = useMessages(messages);
  const orders = useSelector(selectActiveOrders);
  const unpaid = useSelector(selectUnpaidOrders);
  const shortcuts = listShortcuts(useSelector(selectImportsGoods), orders);
  return (
    <View>
      <View style={styles.head}>
        <Text role="heading" style={text.h3}>
          {t.orders}
        </Text>
        <LinkArea to={{ route: 'orders' }} label={t.allOrders} style={styles.all}>
          <Text style={text.caption}>{t.all}</Text>
          <Icon name="forward" size={14} colour={tokens.ink3} />
        </LinkArea>
      </View>
      {unpaid.map((order) => (
        <UnpaidRow key={order.id} order={order} />
      ))}
      <View style={styles.shortcuts}>
        {shortcuts.map((shortcut) => {
          const matching = filterOrders(orders, shortcut);
          return (
            <ShortcutLink
              key={shortcut}
              icon={SHORTCUT_ICONS[shortcut]}
              name={t.shortcuts[shortcut]}
              to={getShortcutTarget(matching)}
              count={matching.length}
            />
          );
        })}
        <ShortcutLink icon="returns" name={t.returns} to={{ route: 'returns' }} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  all: { flexDirection: 'row', alignItems: 'center', gap: 2, minHeight: tokens.touchSize },
  fill: { flex: 1 },
  unpaid: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    padding: tokens.space3,
    marginBottom: tokens.space2,
    backgroundColor: tokens.ivory,
  },
  picture: { width: PICTURE_WIDTH },
  shortcuts: { flexDirection: 'row', flexWrap: 'wrap' },
  shortcut: {
    flexGrow: 1,
    minWidth: 64,
    alignItems: 'center',
    gap: tokens.space2,
    paddingVertical: tokens.space3,
  },
  name: { color: tokens.ink },
  badge: {
    position: 'absolute',
    top: -6,
    left: 14,
    minWidth: 16,
    alignItems: 'center',
    paddingHorizontal: 4,
    borderRadius: tokens.radiusFull,
    backgroundColor: tokens.ink,
  },
  count: { color: tokens.onInk },
});
