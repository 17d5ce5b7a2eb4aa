import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { selectPromoBanner } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Link } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './Promotion.module.css';

/** What the shop says above every page. */
export function Promotion() {
  const { name } = usePlatform();
  const { news } = useMessages(messages);
  const banner = useSelector(selectPromoBanner);
  if (!banner) return null;
  const to = resolveLink({ web: banner.link }, name);
  return (
    <Box as="aside" aria-label={news}>
      {to ? (
        <Link to={to} className={styles.promotion}>
          {banner.text}
        </Link>
      ) : (
        <Box className={styles.promotion}>{banner.text}</Box>
      )}
    </Box>
  );
}
