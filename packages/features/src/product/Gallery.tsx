import { fill, type SizedImage, viewOrders, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Picture, Swiper } from '@vitrine/ui';
import styles from './Gallery.module.css';
import { GALLERY_SIZES } from './head.ts';
import { messages } from './messages.ts';

interface GalleryProps {
  images: readonly SizedImage[];
  name: string;
}

/** Every view of a piece: one after another under a thumb, side by side in a wide window. */
export function Gallery({ images, name }: GalleryProps) {
  const words = useMessages(messages);
  const orders = viewOrders(images);
  const pictures = orders.map((order, index) => (
    <Picture
      key={order}
      className={cx(
        // A last view without a neighbour takes the whole row.
        index === orders.length - 1 && index % 2 === 0 && index > 0 && styles.wide,
      )}
      images={viewSizes(images, order)}
      alt={fill(words.picture, { name, n: order })}
      ratio="3/4"
      sizes={GALLERY_SIZES}
      eager={index === 0}
    />
  ));
  return (
    <Box className={styles.gallery}>
      <Swiper className={styles.swiper} label={words.gallery} marks="line" counter>
        {pictures}
      </Swiper>
      <Box className={styles.grid}>{pictures}</Box>
    </Box>
  );
}
