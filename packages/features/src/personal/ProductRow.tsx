import type { ProductSummary } from '@vitrine/contract';
import { Box, ProductCard, Scroller, SectionHeading } from '@vitrine/ui';
import styles from './ProductRow.module.css';

/** Fewer would look like a mistake. */
export const FEWEST = 2;

const CARD_SIZES = '(min-width: 1024px) 249px, 152px';

interface ProductRowProps {
  title: string;
  products: readonly ProductSummary[];
}

/** Products side by side, to be slid through. */
export const ProductRow = ({ title, products }: ProductRowProps) =>
  products.length < FEWEST ? null : (
    <Box as="section" className={styles.row} aria-label={title}>
      <SectionHeading title={title} />
      <Scroller label={title} progress itemClassName={styles.card}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} plain sizes={CARD_SIZES} />
        ))}
      </Scroller>
    </Box>
  );
