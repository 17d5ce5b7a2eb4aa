import { viewOrders } from '@vitrine/kit';
import { Box } from '@vitrine/ui';
import styles from './Gallery.module.css';
import type { GalleryProps } from './Gallery.types.ts';
import { GalleryView } from './GalleryView.tsx';

/** How a view fills both columns. */
const ALONE = {
  className: styles.alone,
  ratio: '1/1',
  position: '50% 36%',
  sizes: '(min-width: 1024px) 800px, 100vw',
} as const;

/** Every view side by side, in a wide window. A last one without a neighbour takes the whole row. */
export function GalleryGrid(gallery: GalleryProps) {
  const orders = viewOrders(gallery.images);
  const isAlone = (index: number) => index === orders.length - 1 && index > 0 && index % 2 === 0;
  return (
    <Box className={styles.grid}>
      {orders.map((order, index) => (
        <GalleryView
          key={order}
          {...gallery}
          {...(isAlone(index) && ALONE)}
          order={order}
          eager={index === 0}
        />
      ))}
    </Box>
  );
}
