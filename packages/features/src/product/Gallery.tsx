import { viewOrders } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Swiper } from '@vitrine/ui';
import styles from './Gallery.module.css';
import type { GalleryProps } from './Gallery.types.ts';
import { GalleryGrid } from './GalleryGrid';
import { GalleryView } from './GalleryView.tsx';
import { messages } from './messages.ts';

/** Every view of a piece: one after another under a thumb, side by side in a wide window. */
export function Gallery(props: GalleryProps) {
  const words = useMessages(messages);
  return (
    <Box data-piece>
      <Swiper className={styles.swiper} label={words.gallery} marks="line" counter>
        {viewOrders(props.images).map((order, index) => (
          <GalleryView key={order} {...props} order={order} eager={index === 0} />
        ))}
      </Swiper>
      <GalleryGrid {...props} />
    </Box>
  );
}
