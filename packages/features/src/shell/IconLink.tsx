import { formatMessage } from '@vitrine/kit';
import { type RouteName, useMessages } from '@vitrine/platform';
import { Icon, type IconName, Link, Text } from '@vitrine/ui';
import styles from './IconLink.module.css';
import { messages } from './messages.ts';

interface IconLinkProps {
  icon: IconName;
  route: RouteName;
  label: string;
  /** The number of items; zero shows no badge. */
  badge?: number;
}

/** A larger number does not fit beside the icon. */
const MAX_BADGE = 99;

/** An icon in a header that links to a screen. */
export function IconLink({ icon, route, label, badge = 0 }: IconLinkProps) {
  const t = useMessages(messages);
  return (
    <Link
      className={styles.icon}
      to={{ route }}
      label={badge > 0 ? formatMessage(t.withCount, { label, n: badge }) : label}
    >
      <Icon name={icon} />
      {badge > 0 && (
        <Text className={styles.badge}>{badge > MAX_BADGE ? `${MAX_BADGE}+` : badge}</Text>
      )}
    </Link>
  );
}
