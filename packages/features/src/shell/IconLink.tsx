import type { RouteName } from '@vitrine/platform';
import { Icon, type IconName, Link } from '@vitrine/ui';
import styles from './IconLink.module.css';

interface IconLinkProps {
  icon: IconName;
  route: RouteName;
  label: string;
}

/** A way from a header to one of the shop's own screens. */
export const IconLink = ({ icon, route, label }: IconLinkProps) => (
  <Link className={styles.icon} to={{ route }} label={label}>
    <Icon name={icon} />
  </Link>
);
