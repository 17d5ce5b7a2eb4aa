import type { ProductSummary } from '@vitrine/contract';
import { Box, cx, ProductGrid, Text } from '@vitrine/ui';
import type { PictureItem } from '../fields/picture.ts';
import { paint } from '../parts/colour.ts';
import { Go } from '../parts/Go.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import { Card } from '../products/Card.tsx';
import styles from './Frames.module.css';
import { isMosaic } from './rules.ts';

export const ProductFrame = ({ products }: { products: readonly ProductSummary[] }) => (
  <ProductGrid>
    {products.map((product) => (
      <Card key={product.id} product={product} />
    ))}
  </ProductGrid>
);

interface PictureProps {
  item: PictureItem;
  /** It fills the place that the mosaic gives it, and has no title below. */
  fills: boolean;
}

function Picture({ item, fills }: PictureProps) {
  const { image, title, label, labelColor, commonLink } = item;
  const color = paint(labelColor);
  if (!image) return null;
  // A reader need not hear twice what stands beneath.
  const isTitled = !fills && Boolean(title);
  return (
    <Go link={commonLink} part="image" details={{ title }} className={styles.picture}>
      <ModulePicture
        image={image}
        ratio={fills ? 'none' : '3/4'}
        sizes="(min-width:1024px) 50vw, 66vw"
        alt={isTitled && title === image.alt ? '' : image.alt}
        className={cx(fills && styles.filling)}
      />
      {label && (
        <Text look="micro" className={styles.label} {...(color && { style: { color } })}>
          {label}
        </Text>
      )}
      {isTitled && (
        <Text as="p" look="cap" className={styles.title}>
          {title}
        </Text>
      )}
    </Go>
  );
}

interface PictureFrameProps {
  pictures: readonly PictureItem[];
  style: number;
}

/** Pictures in pairs, or four of them as a mosaic. */
export function PictureFrame({ pictures, style }: PictureFrameProps) {
  const mosaic = isMosaic(style, pictures);
  return (
    <Box className={mosaic ? styles.mosaic : styles.pairs}>
      {pictures.map((item) => (
        <Picture key={item.image?.source} item={item} fills={mosaic} />
      ))}
    </Box>
  );
}
