import type { ProductSummary } from '@vitrine/contract';
import { Box, CardSkeleton, ProductCard, Scroller, SectionHeading } from '@vitrine/ui';
import styles from './ProductRow.module.css';

/** Fewer would look like a mistake. */
export const FEWEST = 2;

const CARD_SIZES = '(min-width: 1024px) 249px, 152px';

/** More than a desk has room for. */
const WAITING = ['1', '2', '3', '4', '5', '6'];

interface ProductRowProps {
  title: string;
  /** Absent while they are still to come: the row holds their place. */
  products: readonly ProductSummary[] | undefined;
}

/** Products side by side, to be slid through. */
export const ProductRow = ({ title, products }: ProductRowProps) =>
  products && products.length < FEWEST ? null : (
    <Box as="section" className={styles.row} aria-label={title} aria-busy={!products}>
      <SectionHeading title={title} />
      <Scroller label={title} progress itemClassName={styles.card}>
        {products
          ? products.map((product) => (
              <ProductCard key={product.id} product={product} plain sizes={CARD_SIZES} />
            ))
          : WAITING.map((place) => <CardSkeleton key={place} />)}
      </Scroller>
    </Box>
  );
