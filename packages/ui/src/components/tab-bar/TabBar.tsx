import { formatMessage } from '@vitrine/kit';
import { type Destination, useMessages } from '@vitrine/platform';
import { cx } from '../../cx.ts';
import { messages } from '../../messages.ts';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import type { IconName } from '../../primitives/icon/icon-paths.ts';
import { Link } from '../../primitives/link/Link';
import { Text } from '../../primitives/text/Text';
import styles from './TabBar.module.css';

export interface TabBarItem {
  key: string;
  label: string;
  icon: IconName;
  to: Destination;
  /** A count on the icon, hidden at zero. */
  badge?: number | undefined;
}

export interface TabBarProps {
  items: readonly TabBarItem[];
  active: string;
}

/** The bottom navigation bar on mobile; CSS hides it on desktop. */
export function TabBar({ items, active }: TabBarProps) {
  const t = useMessages(messages);
  return (
    <Box as="nav" className={styles.bar} aria-label={t.mainMenu}>
      {items.map(({ key, label, icon, to, badge = 0 }) => (
        <Link
          key={key}
          className={cx(styles.item, key === active && styles.active)}
          to={to}
          aria-current={key === active ? 'page' : undefined}
        >
          <Icon name={icon} className={key === active ? styles.activeIcon : undefined} />
          <Text>{label}</Text>
          {badge > 0 && (
            <Text className={styles.badge} aria-label={formatMessage(t.badge, { n: badge })}>
              {badge > 99 ? '99+' : badge}
            </Text>
          )}
        </Link>
      ))}
    </Box>
  );
}
