import { useApi } from '@vitrine/client/react';
import type { ProductSummary } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { useStore } from '@vitrine/state/react';
import { useEffect, useState } from 'react';
import { loadPopular } from './load-popular.ts';
import { messages } from './messages.ts';
import { ProductRow } from './ProductRow.tsx';

/** What sells best, for whoever has nothing here yet. Only they ask for it, so it comes after them. */
export function Popular() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const [products, setProducts] = useState<readonly ProductSummary[]>();

  useEffect(() => {
    let isCurrent = true;
    void loadPopular({ api, store }).then((found) => isCurrent && setProducts(found));
    return () => {
      isCurrent = false;
    };
  }, [api, store]);

  return <ProductRow title={words.popular} products={products} />;
}
