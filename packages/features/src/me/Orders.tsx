import { type Target, useMessages } from '@vitrine/platform';
import { selectActiveOrders } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, type IconName, Link, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './Orders.module.css';
import { ordersBehind, SHORTCUTS, type Shortcut } from './rules.ts';

const ICONS: Readonly<Record<Shortcut, IconName>> = {
  preparing: 'parcel',
  onTheWay: 'delivery',
  clearing: 'globe',
  arrived: 'done',
};

interface WayProps {
  icon: IconName;
  name: string;
  to: Target;
  count?: number;
}

const Way = ({ icon, name, to, count = 0 }: WayProps) => (
  <Link className={styles.way} to={to}>
    <Box className={styles.icon}>
      <Icon name={icon} />
      {count > 0 && <Text className={styles.count}>{count}</Text>}
    </Box>
    <Text look="cap">{name}</Text>
  </Link>
);

/** Where the shopper's orders are. A single one is opened at once. */
export function Orders() {
  const words = useMessages(messages);
  const orders = useSelector(selectActiveOrders);
  return (
    <Box as="section" className={styles.orders} aria-label={words.orders}>
      <Box className={styles.head}>
        <Text as="h2" look="h3">
          {words.orders}
        </Text>
        <Link className={styles.all} to={{ route: 'orders' }} label={words.allOrders}>
          <Text look="cap" tone="quiet">
            {words.all}
          </Text>
          <Icon name="forward" size="s" />
        </Link>
      </Box>
      <Box className={styles.ways}>
        {SHORTCUTS.map((shortcut) => {
          const behind = ordersBehind(orders, shortcut);
          const [only] = behind;
          const to: Target =
            only && behind.length === 1
              ? { route: 'order', params: { id: only.id } }
              : { route: 'orders' };
          return (
            <Way
              key={shortcut}
              icon={ICONS[shortcut]}
              name={words.shortcuts[shortcut]}
              to={to}
              count={behind.length}
            />
          );
        })}
        <Way icon="returns" name={words.returns} to={{ route: 'returns' }} />
      </Box>
    </Box>
  );
}
