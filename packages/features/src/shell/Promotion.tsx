import { resolveLink, usePlatform } from '@vitrine/platform';
import { selectPromoBanner } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Link } from '@vitrine/ui';
import styles from './Promotion.module.css';

/** What the shop says above every page. */
export function Promotion() {
  const { name } = usePlatform();
  const banner = useSelector(selectPromoBanner);
  if (!banner) return null;
  const to = resolveLink({ web: banner.link }, name);
  return to ? (
    <Link to={to} className={styles.promotion}>
      {banner.text}
    </Link>
  ) : (
    <Box className={styles.promotion}>{banner.text}</Box>
  );
}
