import { fill, type SizedImage, viewOrders, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Picture, Swiper } from '@vitrine/ui';
import styles from './Gallery.module.css';
import { GALLERY_SIZES } from './head.ts';
import { messages } from './messages.ts';

/** Both columns of the gallery. */
const ALONE_SIZES = '(min-width: 1024px) 800px, 100vw';

interface GalleryProps {
  images: readonly SizedImage[];
  name: string;
}

/** Every view of a piece: one after another under a thumb, side by side in a wide window. */
export function Gallery({ images, name }: GalleryProps) {
  const words = useMessages(messages);
  const orders = viewOrders(images);
  const picture = (order: number, index: number, alone: boolean) => (
    <Picture
      key={order}
      className={cx(alone && styles.alone)}
      images={viewSizes(images, order)}
      alt={fill(words.picture, { name, n: order })}
      ratio={alone ? '4/3' : '3/4'}
      position={alone ? '50% 20%' : undefined}
      sizes={alone ? ALONE_SIZES : GALLERY_SIZES}
      eager={index === 0}
    />
  );
  const last = orders.length - 1;
  return (
    <Box className={styles.gallery}>
      <Swiper className={styles.swiper} label={words.gallery} marks="line" counter>
        {orders.map((order, index) => picture(order, index, false))}
      </Swiper>
      <Box className={styles.grid}>
        {/* A last view without a neighbour takes the whole row. */}
        {orders.map((order, index) =>
          picture(order, index, index === last && index > 0 && index % 2 === 0),
        )}
      </Box>
    </Box>
  );
}
