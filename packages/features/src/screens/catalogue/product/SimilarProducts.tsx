import type { ProductSummary } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, DESKTOP, ProductCard, Scroller, SectionHeading, Skeleton } from '@vitrine/ui';
import { Deferred } from '../../../shared/deferred/Deferred';
import { messages } from './messages.ts';
import styles from './SimilarProducts.module.css';

/** A single product would look like an error. */
const MIN_COUNT = 2;

const CARD_SIZES = `${DESKTOP} 249px, 152px`;

/** Products of the same category, loaded after the page. */
export function SimilarProducts() {
  const t = useMessages(messages);
  return (
    <Deferred<ProductSummary[]>
      name="similar"
      fallback={<Skeleton variant="slide-products" className={styles.similar} />}
    >
      {(products) =>
        products.length >= MIN_COUNT && (
          <Box as="section" className={styles.similar} aria-label={t.similar}>
            <SectionHeading title={t.similar} />
            <Scroller label={t.similar} progress itemClassName={styles.card}>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} hidesTag sizes={CARD_SIZES} />
              ))}
            </Scroller>
          </Box>
        )
      }
    </Deferred>
  );
}
