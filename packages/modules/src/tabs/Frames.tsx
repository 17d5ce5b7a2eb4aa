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
  /** Without a shape of its own it fills the place that the mosaic gives it. */
  ratio: string | undefined;
}

function Picture({ item, ratio }: PictureProps) {
  const { image, title, label, labelColor, commonLink } = item;
  const color = paint(labelColor);
  if (!image) return null;
  return (
    <Go link={commonLink} part="image" details={{ title }} className={styles.picture}>
      <ModulePicture
        image={image}
        ratio={ratio}
        sizes="(min-width:1024px) 50vw, 66vw"
        className={cx(!ratio && styles.filling)}
      />
      {label && (
        <Text look="micro" className={styles.label} {...(color && { style: { color } })}>
          {label}
        </Text>
      )}
      {ratio && title && (
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
        <Picture key={item.image?.source} item={item} ratio={mosaic ? undefined : '3/4'} />
      ))}
    </Box>
  );
}
