import { Box, cx, DESKTOP } from '@vitrine/ui';
import type { PictureItem } from '../fields/picture.ts';
import styles from './PictureMosaic.module.css';
import { PictureTile } from './PictureTile.tsx';

interface PictureMosaicProps {
  /** Exactly four pictures. */
  pictures: readonly PictureItem[];
  /** Puts the large picture on the right. */
  mirrored?: boolean | undefined;
}

/** Four pictures in an irregular layout. Their titles are for screen readers only. */
export const PictureMosaic = ({ pictures, mirrored }: PictureMosaicProps) => (
  <Box className={cx(styles.mosaic, mirrored && styles.mirrored)}>
    {pictures.map((item, index) => (
      <PictureTile
        key={`${item.image?.source}${item.title}`}
        item={item}
        fills
        keepsUpperPart={index === 0}
        sizes={`${DESKTOP} 50vw, 66vw`}
        className={styles.tile}
      />
    ))}
  </Box>
);
