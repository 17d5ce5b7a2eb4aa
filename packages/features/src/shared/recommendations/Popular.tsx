import { useFetch } from '@vitrine/client/react';
import type { ProductSummary } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectPrefGender } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { useState } from 'react';
import { fetchBestsellers } from './fetch-bestsellers.ts';
import { recommendationMessages } from './messages.ts';
import { ProductRow } from './ProductRow.tsx';

const COUNT = 10;

/** The best-selling products, for empty screens. It loads them itself, because few pages show it. */
export function Popular() {
  const t = useMessages(recommendationMessages);
  const gender = useSelector(selectPrefGender);
  const [products, setProducts] = useState<readonly ProductSummary[]>();
  useFetch('popular', (api) => fetchBestsellers({ api }, COUNT, gender), setProducts);
  return <ProductRow title={t.popular} products={products} eager />;
}
