import { fill } from '@vitrine/kit';
import { type RouteName, useMessages } from '@vitrine/platform';
import { Icon, type IconName, Link, Text } from '@vitrine/ui';
import styles from './IconLink.module.css';
import { messages } from './messages.ts';

interface IconLinkProps {
  icon: IconName;
  route: RouteName;
  label: string;
  /** How many wait there; none at zero. */
  badge?: number;
}

/** More would not fit beside an icon. */
const MOST = 99;

/** A way from a header to one of the shop's own screens. */
export function IconLink({ icon, route, label, badge = 0 }: IconLinkProps) {
  const words = useMessages(messages);
  return (
    <Link
      className={styles.icon}
      to={{ route }}
      label={badge > 0 ? fill(words.withCount, { label, n: badge }) : label}
    >
      <Icon name={icon} />
      {badge > 0 && <Text className={styles.badge}>{badge > MOST ? `${MOST}+` : badge}</Text>}
    </Link>
  );
}
