import type { ProductSummary } from '@vitrine/contract';
import { Box, CardSkeleton, DESKTOP, ProductCard, Scroller, SectionHeading } from '@vitrine/ui';
import styles from './ProductRow.module.css';

/** A row with fewer products would look broken. */
export const MIN_PRODUCTS = 2;

const CARD_SIZES = `${DESKTOP} 249px, 152px`;

/** As many as a phone shows. */
const EAGER_COUNT = 2;

/** More placeholders than fit on a desktop. */
const PLACEHOLDERS = ['1', '2', '3', '4', '5', '6'];

interface ProductRowProps {
  title: string;
  /** Absent while loading: placeholders are shown. */
  products?: readonly ProductSummary[] | undefined;
  /** The row is in the first window: its first pictures load at once. */
  eager?: boolean | undefined;
}

/** A horizontal scroller of products. */
export const ProductRow = ({ title, products, eager }: ProductRowProps) =>
  products && products.length < MIN_PRODUCTS ? null : (
    <Box as="section" className={styles.row} aria-label={title} aria-busy={!products}>
      <SectionHeading title={title} />
      <Scroller label={title} progress itemClassName={styles.card}>
        {products
          ? products.map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                hidesTag
                sizes={CARD_SIZES}
                eager={eager && index < EAGER_COUNT}
              />
            ))
          : PLACEHOLDERS.map((key) => <CardSkeleton key={key} />)}
      </Scroller>
    </Box>
  );
