import { formatMessage } from '@vitrine/kit';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { selectPrefGender, selectPromoBanner } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Link, Pressable } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import styles from './PromoBanner.module.css';

/** The promotions of the current gender above every page, one at a time. They change by a press only, so that nothing moves by itself. */
export function PromoBanner() {
  const { name } = usePlatform();
  const { promotion, nextPromotion } = useMessages(messages);
  const current = useSelector(selectPrefGender);
  const banners = useSelector(selectPromoBanner).filter(
    ({ gender }) => !gender || gender === current,
  );
  const [position, setPosition] = useState(0);
  const banner = banners[position % banners.length];
  if (!banner) return null;
  const to = resolveLink({ web: banner.link }, name);
  const place = { n: (position % banners.length) + 1, total: banners.length };
  return (
    <Box as="aside" className={styles.frame} aria-label={promotion}>
      <Box aria-live="polite">
        {to ? (
          <Link to={to} className={styles.banner}>
            {banner.text}
          </Link>
        ) : (
          <Box className={styles.banner}>{banner.text}</Box>
        )}
      </Box>
      {banners.length > 1 && (
        <Pressable
          className={styles.next}
          label={formatMessage(nextPromotion, place)}
          onPress={() => setPosition(position + 1)}
        >
          {`${place.n}/${place.total}`}
          <Icon name="forward" size="s" />
        </Pressable>
      )}
    </Box>
  );
}
