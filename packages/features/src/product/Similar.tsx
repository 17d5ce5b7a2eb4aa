import type { ProductSummary } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, ProductCard, Scroller, SectionHeading, Skeleton } from '@vitrine/ui';
import { Late } from '../late/Late';
import { messages } from './messages.ts';
import styles from './Similar.module.css';

/** Fewer would look like a mistake. */
const FEWEST = 2;

const CARD_SIZES = '(min-width: 1024px) 249px, 152px';

/** Pieces of the same kind; they arrive when they can. */
export function Similar() {
  const words = useMessages(messages);
  return (
    <Late<ProductSummary[]>
      name="similar"
      fallback={<Skeleton kind="slide-products" className={styles.similar} />}
    >
      {(products) =>
        products.length >= FEWEST && (
          <Box as="section" className={styles.similar} aria-label={words.similar}>
            <SectionHeading title={words.similar} />
            <Scroller label={words.similar} progress itemClassName={styles.card}>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} plain sizes={CARD_SIZES} />
              ))}
            </Scroller>
          </Box>
        )
      }
    </Late>
  );
}
