import { formatMessage, MAIN_IMAGE_SIZE, viewOrders, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Lightbox, Swiper } from '@vitrine/ui';
import { useCallback, useState } from 'react';
import styles from './Gallery.module.css';
import { GalleryGrid } from './GalleryGrid';
import { GalleryImage, type GalleryProps } from './GalleryImage.tsx';
import { findAlt } from './image-details.ts';
import { messages } from './messages.ts';

/** Every view of the product: a swiper on a phone, a grid on a desktop. A press shows it in full. */
export function Gallery({ images, name, details }: GalleryProps) {
  const t = useMessages(messages);
  const [shownIndex, setShownIndex] = useState<number>();
  const close = useCallback(() => setShownIndex(undefined), []);
  // Larger renditions are loaded only to zoom into.
  const view = {
    images: images.filter(({ size }) => size <= MAIN_IMAGE_SIZE),
    name,
    details,
    onOpen: setShownIndex,
  };
  return (
    <Box data-product-picture className={styles.gallery}>
      <Swiper className={styles.swiper} label={t.gallery} pagination="line" counter>
        {viewOrders(images).map((order, index) => (
          <GalleryImage key={order} {...view} order={order} index={index} />
        ))}
      </Swiper>
      <GalleryGrid {...view} />
      <Lightbox
        start={shownIndex}
        label={name}
        pictures={viewOrders(images).map((order) => ({
          images: viewSizes(images, order),
          alt: findAlt(details, order) ?? formatMessage(t.picture, { name, n: order }),
        }))}
        onClose={close}
      />
    </Box>
  );
}
