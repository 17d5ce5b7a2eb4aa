import type { ProductSummary } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  selectHasNoResult,
  selectKeyword,
  selectProductsList,
  selectRecommends,
} from '@vitrine/state';
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
import { Deferred } from '../../../shared/deferred/Deferred';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './EmptyList.module.css';
import { messages } from './messages.ts';
import type { ListControls } from './useList.ts';

/** The list does not exist. */
export function MissingList() {
  const t = useMessages(messages);
  return (
    <EmptyState isPage title={t.missing} hint={t.missingHint}>
      <Button variant="outline" to={{ route: 'home' }}>
        {t.goHome}
      </Button>
    </EmptyState>
  );
}

/** Other keywords to search for. */
function RecommendedKeywords({ controls }: { controls: ListControls }) {
  const recommends = useSelector(selectRecommends);
  const { gender } = controls.url;
  return (
    <Box className={styles.keywords}>
      {recommends.map((keyword) => (
        <Link
          key={keyword}
          className={layout.choice}
          to={{ route: 'list', query: { keyword, gender } }}
        >
          {keyword}
        </Link>
      ))}
    </Box>
  );
}

function Bestsellers() {
  const t = useMessages(messages);
  return (
    <Deferred<ProductSummary[]> name="bestsellers" fallback={null}>
      {(products) =>
        products.length > 1 && (
          <>
            <SectionHeading title={t.maybe} className={spacing.pt6} />
            <ProductGrid>
              {products.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </ProductGrid>
          </>
        )
      }
    </Deferred>
  );
}

/** No product matches the filters or the keyword. */
export function EmptyList({ controls }: { controls: ListControls }) {
  const t = useMessages(messages);
  const { keyword } = controls.url.collection;
  // Another page of a mini-program may have made the latest search.
  const isLatestSearch = useSelector(selectKeyword) === keyword;
  const hasNoResult = useSelector(selectHasNoResult) || !isLatestSearch;
  const isFiltered = controls.filterCount > 0;
  // The heading says when the sale opens.
  const { opening } = useSelector(selectProductsList);
  if (opening) return <Bestsellers />;
  return (
    <>
      {isFiltered || !keyword || !hasNoResult ? (
        <EmptyState title={t.empty} hint={t.emptyHint}>
          {isFiltered && (
            <Button variant="outline" onPress={controls.clear}>
              {t.clearAll}
            </Button>
          )}
        </EmptyState>
      ) : (
        <EmptyState
          icon="search"
          title={formatMessage(t.noResult, { keyword })}
          hint={t.noResultHint}
        >
          {isLatestSearch && <RecommendedKeywords controls={controls} />}
        </EmptyState>
      )}
      <Bestsellers />
    </>
  );
}
