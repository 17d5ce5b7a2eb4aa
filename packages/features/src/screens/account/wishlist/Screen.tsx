import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn, selectRecommendations, selectWishlistProducts } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, cx, EmptyState } from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { titledLayout } from '../../../shared/private-data/titled-layouts.tsx';
import { MIN_PRODUCTS, Popular, Recommended } from '../../../shared/recommendations/index.ts';
import { LogInLink } from './LogInLink.tsx';
import { messages } from './messages.ts';
import { WishlistProducts } from './WishlistProducts.tsx';

/** Explains how to save products, and shows popular ones unless there are recommendations. */
function EmptyWishlist({ isLoggedIn }: { isLoggedIn: boolean }) {
  const t = useMessages(messages);
  const recommended = useSelector(selectRecommendations)?.products ?? [];
  return (
    <>
      <EmptyState icon="heart" title={t.empty} hint={t.emptyHint}>
        <Button to={{ route: 'home' }} className={layout.emptyAction}>
          {t.look}
        </Button>
        {!isLoggedIn && <LogInLink label={t.loginEmpty} />}
      </EmptyState>
      {!(isLoggedIn && recommended.length >= MIN_PRODUCTS) && <Popular />}
    </>
  );
}

/** The page around the wishlist: as high as the window, so that the footer stays when products load. */
export const WishlistLayout = titledLayout(
  messages,
  cx(layout.windowHeight, spacing.pb10),
  layout.pageTitle,
);

/** The products that the shopper or guest has saved. */
export function WishlistView() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const products = useSelector(selectWishlistProducts);
  return (
    <>
      {products.length > 0 ? <WishlistProducts /> : <EmptyWishlist isLoggedIn={isLoggedIn} />}
      <Recommended />
    </>
  );
}
