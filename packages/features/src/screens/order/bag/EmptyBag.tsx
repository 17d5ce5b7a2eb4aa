import { useMessages } from '@vitrine/platform';
import { Button, EmptyState } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import { useViewedProducts } from '../../../shared/recently-viewed/useViewedProducts.ts';
import {
  Popular,
  ProductRow,
  recommendationMessages,
} from '../../../shared/recommendations/index.ts';
import { messages } from './messages.ts';

/** With fewer recently viewed products, popular products are shown instead. */
const MIN_PRODUCTS = 4;

/** Recently viewed products, or popular ones when there are too few. */
function Suggestions() {
  const t = useMessages(recommendationMessages);
  const viewed = useViewedProducts() ?? [];
  if (viewed.length < MIN_PRODUCTS) return <Popular />;
  return <ProductRow title={t.viewed} products={viewed} eager />;
}

/** An empty bag, with links to the shop and suggestions. */
export function EmptyBag() {
  const t = useMessages(messages);
  return (
    <>
      <EmptyState icon="bag" title={t.empty} hint={t.hint}>
        <Button to={{ route: 'home' }} className={layout.emptyAction}>
          {t.goHome}
        </Button>
        <Button variant="text" to={{ route: 'category' }}>
          {t.goCategories}
        </Button>
      </EmptyState>
      <Suggestions />
    </>
  );
}
