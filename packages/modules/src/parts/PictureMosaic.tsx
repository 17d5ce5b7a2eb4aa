import { Box, cx } from '@vitrine/ui';
import type { PictureItem } from '../fields/picture.ts';
import styles from './PictureMosaic.module.css';
import { PictureTile } from './PictureTile.tsx';

interface PictureMosaicProps {
  /** Four of them. */
  pictures: readonly PictureItem[];
  /** The large one stands at the other side. */
  mirrored?: boolean | undefined;
}

/** Four pictures in an irregular layout. Their titles are for readers alone. */
export const PictureMosaic = ({ pictures, mirrored }: PictureMosaicProps) => (
  <Box className={cx(styles.mosaic, mirrored && styles.mirrored)}>
    {pictures.map((item, index) => (
      <PictureTile
        key={`${item.image?.source}${item.title}`}
        item={item}
        fills
        upper={index === 0}
        sizes="(min-width:1024px) 50vw, 66vw"
        className={styles.tile}
      />
    ))}
  </Box>
);
