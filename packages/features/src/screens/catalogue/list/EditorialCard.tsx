import { IMAGE_SIZES } from '@vitrine/kit';
import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, DESKTOP, Link, Picture, TABLET, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import type { EditorialTile } from '../../../shop-content.ts';
import styles from './EditorialCard.module.css';

const getImages = (key: string) =>
  IMAGE_SIZES.map((size) => ({ url: `/images/${key}/${size}`, size }));

/** A story of the shop between the products. */
export function EditorialCard({ editorial }: { editorial: EditorialTile }) {
  const { name } = usePlatform();
  const to = resolveLink(editorial.link, name);
  const { kicker, title, imageKey, imagePosition } = editorial;
  if (!to) return null;
  return (
    <Link to={to} className={styles.card}>
      <Picture
        className={styles.picture}
        images={getImages(imageKey)}
        sizes={`${DESKTOP} 620px, ${TABLET} 66vw, 100vw`}
        ratio="4/3"
        position={imagePosition || '50% 30%'}
        alt=""
      />
      <Box className={styles.text}>
        {kicker && (
          <Text as="p" variant="eyebrow">
            {kicker}
          </Text>
        )}
        <Text as="p" variant="h2" className={spacing.mt1}>
          {title}
        </Text>
      </Box>
    </Link>
  );
}
