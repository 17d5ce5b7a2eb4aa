import type { ProductSummary } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import { Box, cx, Picture, Price, Text } from '@vitrine/ui';
import { ProductLink } from './ProductLink.tsx';
import styles from './ProductTile.module.css';

interface ProductTileProps {
  product: ProductSummary;
  /** Picture above the text; small picture beside the text; picture only. */
  variant: 'card' | 'row' | 'image';
  sizes?: string | undefined;
  className?: string | undefined;
}

const ProductText = ({ product }: { product: ProductSummary }) => (
  <Box className={styles.text}>
    <Text as="p" variant="brand" clamp={2} className={styles.brand}>
      {product.brand.name}
    </Text>
    <Text visuallyHidden>{product.shortDescription}</Text>
    <Price
      price={product.price}
      original={product.priceWithoutDiscount}
      currency={product.currencyIsoCode}
      className={styles.price}
    />
  </Box>
);

/** A product of an outfit: smaller than a card, with its description for screen readers only. */
export function ProductTile({ product, variant, sizes = '120px', className }: ProductTileProps) {
  const isImageOnly = variant === 'image';
  const alt = isImageOnly ? `${product.brand.name} ${product.shortDescription}` : '';
  return (
    <ProductLink product={product} className={cx(styles[variant], className)}>
      <Picture
        alt={alt}
        ratio="3/4"
        images={viewSizes(product.images)}
        sizes={sizes}
        className={styles.picture}
      />
      {!isImageOnly && <ProductText product={product} />}
    </ProductLink>
  );
}
