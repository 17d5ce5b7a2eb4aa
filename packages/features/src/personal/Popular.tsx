import { useAsking } from '@vitrine/client/react';
import type { ProductSummary } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { useState } from 'react';
import { loadPopular } from './load-popular.ts';
import { messages } from './messages.ts';
import { ProductRow } from './ProductRow.tsx';

/** What sells best, for whoever has nothing here yet. Only they ask for it, so it comes after them. */
export function Popular() {
  const words = useMessages(messages);
  const store = useStore();
  const [products, setProducts] = useState<readonly ProductSummary[]>();
  useAsking('popular', (api) => loadPopular({ api, store }), setProducts);
  return <ProductRow title={words.popular} products={products} />;
}
