import type { Gender } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Link, Text } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { ProductRow } from '../../../shared/recommendations/index.ts';
import { messages } from './messages.ts';
import styles from './SearchStart.module.css';
import { MAX_SETS, useFirstProducts, useSets } from './useProductSets.ts';

const PLACEHOLDERS = Array.from({ length: MAX_SETS }, (_, index) => String(index));

/** The product sets of the shop, and the first products of the first set. */
export function ProductSets({ gender }: { gender: Gender }) {
  const t = useMessages(messages);
  const sets = useSets(gender);
  const [first] = sets ?? [];
  const products = useFirstProducts(first?.id);
  if (sets && !first) return null;
  return (
    <>
      <Box as="section" className={spacing.pt10} aria-busy={!sets}>
        <Text as="h2" strong>
          {t.sets}
        </Text>
        <Box as="ul" className={styles.links}>
          {sets
            ? sets.map(({ id, name, count }) => (
                <Box as="li" key={id}>
                  <Link className={styles.row} to={{ route: 'list', query: { set: id, gender } }}>
                    <Text className={spacing.fill} clamp={1}>
                      {name}
                    </Text>
                    <Text variant="caption" tone="quiet" tabular>
                      {count}
                    </Text>
                  </Link>
                </Box>
              ))
            : PLACEHOLDERS.map((key) => <Box as="li" key={key} className={styles.row} />)}
        </Box>
      </Box>
      <Box className={layout.edgeToEdge}>
        <ProductRow title={first?.name ?? t.sets} products={products} />
      </Box>
    </>
  );
}
