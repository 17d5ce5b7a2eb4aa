import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { MIN_PRODUCTS, ProductRow, recommendationMessages } from '../recommendations/index.ts';
import { useViewedProducts } from './useViewedProducts.ts';

export interface RecentlyViewedProps {
  /** The product whose page shows the row. */
  exceptId?: string;
}

/** The products that were viewed lately, in a row. */
export function RecentlyViewed({ exceptId }: RecentlyViewedProps) {
  const t = useMessages(recommendationMessages);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const viewed = useViewedProducts({ exceptId, minCount: MIN_PRODUCTS });
  // Only a guest is known to have viewed something: a shopper may have refused to have it stored.
  if (!viewed && isLoggedIn) return null;
  const others = viewed?.filter(({ id }) => id !== exceptId);
  return <ProductRow title={t.viewed} products={others} />;
}
