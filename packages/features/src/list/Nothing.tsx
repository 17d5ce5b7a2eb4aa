import type { ProductSummary } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectChosenCount, selectRecommends } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import {
  Box,
  Button,
  EmptyState,
  Link,
  ProductCard,
  ProductGrid,
  SectionHeading,
} from '@vitrine/ui';
import { Late } from '../late/Late';
import { messages } from './messages.ts';
import styles from './Nothing.module.css';
import type { ListMoves } from './useList.ts';

/** There is no such list. */
export function MissingList() {
  const words = useMessages(messages);
  return (
    <EmptyState isPage title={words.missing} hint={words.missingHint}>
      <Button kind="outline" to={{ route: 'home' }}>
        {words.goHome}
      </Button>
    </EmptyState>
  );
}

/** Other words to search for. */
function Recommended({ moves }: { moves: ListMoves }) {
  const recommends = useSelector(selectRecommends);
  const { gender } = moves.address;
  return (
    <Box className={styles.words}>
      {recommends.map((keyword) => (
        <Link
          key={keyword}
          className={styles.word}
          to={{ route: 'list', query: { keyword, gender } }}
        >
          {keyword}
        </Link>
      ))}
    </Box>
  );
}

function Maybe() {
  const words = useMessages(messages);
  return (
    <Late<ProductSummary[]> name="maybe" fallback={null}>
      {(products) =>
        products.length > 1 && (
          <>
            <SectionHeading title={words.maybe} className={styles.maybe} />
            <ProductGrid>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </ProductGrid>
          </>
        )
      }
    </Late>
  );
}

/** Nothing fits: too many filters, or words that nobody knows. */
export function NothingFound({ moves }: { moves: ListMoves }) {
  const words = useMessages(messages);
  const isNarrowed = useSelector(selectChosenCount) > 0;
  const { keyword } = moves.address.source;
  return (
    <>
      {isNarrowed || !keyword ? (
        <EmptyState title={words.empty} hint={words.emptyHint}>
          {isNarrowed && (
            <Button kind="outline" onTap={moves.clear}>
              {words.clearAll}
            </Button>
          )}
        </EmptyState>
      ) : (
        <EmptyState
          icon="search"
          title={fill(words.noResult, { keyword })}
          hint={words.noResultHint}
        >
          <Recommended moves={moves} />
        </EmptyState>
      )}
      <Maybe />
    </>
  );
}
