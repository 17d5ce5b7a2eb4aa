import { IMAGE_SIZES } from '@vitrine/kit';
import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Link, Picture, Text } from '@vitrine/ui';
import type { Editorial } from '../words.ts';
import styles from './Tile.module.css';

const sizesOf = (key: string) =>
  IMAGE_SIZES.map((size) => ({ url: `/images/${key}/${size}`, size }));

/** A story among the products. */
export function Tile({ editorial }: { editorial: Editorial }) {
  const { name } = usePlatform();
  const to = resolveLink(editorial.link, name);
  const { kicker, title, imageKey } = editorial;
  if (!to) return null;
  return (
    <Link to={to} className={styles.tile}>
      <Picture
        className={styles.picture}
        images={sizesOf(imageKey)}
        sizes="(min-width: 1024px) 620px, (min-width: 768px) 66vw, 100vw"
        position="50% 30%"
        alt=""
      />
      <Box className={styles.words}>
        {kicker && (
          <Text as="p" look="kick">
            {kicker}
          </Text>
        )}
        <Text as="p" look="h2" className={styles.title}>
          {title}
        </Text>
      </Box>
    </Link>
  );
}
