import { type Target, useMessages } from '@vitrine/platform';
import { selectActiveOrders, selectImportsGoods, selectUnpaidOrders } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, Heading, Icon, type IconName, Link, Row, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import { messages } from './messages.ts';
import styles from './Orders.module.css';
import { filterOrders, getShortcutTarget, listShortcuts, SHORTCUT_ICONS } from './rules.ts';
import { UnpaidRow } from './UnpaidRow.tsx';

interface ShortcutLinkProps {
  icon: IconName;
  name: string;
  to: Target;
  count?: number;
}

const ShortcutLink = ({ icon, name, to, count = 0 }: ShortcutLinkProps) => (
  <Link className={styles.shortcut} to={to}>
    <Box className={styles.icon}>
      <Icon name={icon} />
      {count > 0 && <Text className={cx(layout.countBadge, styles.count)}>{count}</Text>}
    </Box>
    <Text variant="caption">{name}</Text>
  </Link>
);

/** The orders to pay, and the active ones by state. A shortcut with a single order opens that order. */
export function Orders() {
  const t = useMessages(messages);
  const orders = useSelector(selectActiveOrders);
  const unpaid = useSelector(selectUnpaidOrders);
  const shortcuts = listShortcuts(useSelector(selectImportsGoods), orders);
  return (
    <Box as="section" className={styles.orders} aria-label={t.orders}>
      <Row isSpread>
        <Heading>{t.orders}</Heading>
        <Link className={styles.all} to={{ route: 'orders' }} label={t.allOrders}>
          <Text variant="caption" tone="quiet">
            {t.all}
          </Text>
          <Icon name="forward" size="s" />
        </Link>
      </Row>
      {unpaid.map((order) => (
        <UnpaidRow key={order.id} order={order} />
      ))}
      <Box className={styles.shortcuts}>
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
      </Box>
    </Box>
  );
}
