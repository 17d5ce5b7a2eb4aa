import { isMiniProgram, useMessages, usePlatform } from '@vitrine/platform';
import { selectBag, selectIsLoggedIn } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, EmptyState } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import { titledLayout } from '../../../shared/private-data/titled-layouts.tsx';
import { useViewedProducts } from '../../../shared/recently-viewed/useViewedProducts.ts';
import {
  Popular,
  ProductRow,
  recommendationMessages,
} from '../../../shared/recommendations/index.ts';
import { FilledBag } from './FilledBag.tsx';
import { messages } from './messages.ts';
import { type BagChanges, useBagChanges } from './useBagChanges.ts';
import { useCreateCheckout } from './useCreateCheckout.ts';

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
function EmptyBag() {
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

/** Goes on to the checkout for which the shopper has logged in, once. */
function ResumeCheckout({ changes }: { changes: BagChanges }) {
  const { name } = usePlatform();
  // Back skips this step. In a mini-program the bag is a tab, which nothing replaces.
  const { createCheckout } = useCreateCheckout(changes, { replace: !isMiniProgram(name) });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void createCheckout();
  });
  return null;
}

/** The page around the bag: as high as the window, so that the footer stays when the bag is loaded. */
export const BagLayout = titledLayout(messages, layout.windowHeight, layout.pageTitle);

/** The bag of the visitor. */
export function BagView({ query }: ScreenProps) {
  const bag = useSelector(selectBag);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const changes = useBagChanges();
  if (bag.items.length === 0) return <EmptyBag />;
  const isResuming = query.next === 'checkout' && isLoggedIn && bag.availables.length > 0;
  return (
    <>
      {isResuming && <ResumeCheckout changes={changes} />}
      <FilledBag changes={changes} />
    </>
  );
}
