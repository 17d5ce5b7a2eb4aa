import type { ProductSummary } from '@vitrine/contract';
import { viewSizes } from '@vitrine/kit';
import { Box, cx, Picture, Price, Text } from '@vitrine/ui';
import styles from './Cell.module.css';
import { ProductLink } from './ProductLink.tsx';

interface CellProps {
  product: ProductSummary;
  /** A picture over its words; a small picture beside them; a picture alone. */
  look: 'tall' | 'row' | 'bare';
  sizes?: string | undefined;
  className?: string | undefined;
}

const Words = ({ product }: { product: ProductSummary }) => (
  <Box className={styles.words}>
    <Text as="p" look="brand" clamp={2} className={styles.brand}>
      {product.brand.name}
    </Text>
    <Text spoken>{product.shortDescription}</Text>
    <Price
      price={product.price}
      original={product.priceWithoutDiscount}
      currency={product.currencyIsoCode}
      className={styles.price}
    />
  </Box>
);

/** A piece of a look: smaller than a card, its description only for those who hear it. */
export function Cell({ product, look, sizes = '120px', className }: CellProps) {
  const isBare = look === 'bare';
  const alt = isBare ? `${product.brand.name} ${product.shortDescription}` : '';
  return (
    <ProductLink product={product} className={cx(styles[look], className)}>
      <Picture
        alt={alt}
        ratio="3/4"
        images={viewSizes(product.images)}
        sizes={sizes}
        className={styles.picture}
      />
      {!isBare && <Words product={product} />}
    </ProductLink>
  );
}
