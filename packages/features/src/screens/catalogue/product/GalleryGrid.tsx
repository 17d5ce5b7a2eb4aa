import { viewOrders } from '@vitrine/kit';
import { Box, DESKTOP } from '@vitrine/ui';
import styles from './Gallery.module.css';
import type { GalleryViewProps } from './GalleryImage.tsx';
import { GalleryImage } from './GalleryImage.tsx';

/** The image props of a view that fills both columns. */
const FULL_ROW = {
  className: styles.fullRow,
  ratio: '1/1',
  position: '50% 36%',
  sizes: `${DESKTOP} 800px, 100vw`,
} as const;

/** Every view in two columns, on a desktop. A last view without a neighbour fills the row. */
export function GalleryGrid(gallery: GalleryViewProps) {
  const orders = viewOrders(gallery.images);
  const fillsRow = (index: number) => index === orders.length - 1 && index > 0 && index % 2 === 0;
  return (
    <Box className={styles.grid}>
      {orders.map((order, index) => (
        <GalleryImage
          key={order}
          {...gallery}
          {...(fillsRow(index) && FULL_ROW)}
          order={order}
          index={index}
        />
      ))}
    </Box>
  );
}
