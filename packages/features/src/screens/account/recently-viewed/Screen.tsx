import { useMessages } from '@vitrine/platform';
import { selectRecentlyViewed } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, EmptyState, ProductCard, ProductGrid } from '@vitrine/ui';
import { FIRST_SCREEN_PRODUCTS } from '../../../shared/layout/first-screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import type { PrivateProps } from '../../../shared/private-data/PrivateArea.tsx';
import { titledLayout } from '../../../shared/private-data/titled-layouts.tsx';
import {
  ConsentNote,
  Recommended,
  recommendationMessages,
} from '../../../shared/recommendations/index.ts';
import { useWishlist, WishlistButton } from '../../../shared/wishlist/index.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

function ViewedProducts({ onAgreed }: { onAgreed: () => void }) {
  const t = useMessages(messages);
  const consent = useMessages(recommendationMessages);
  const viewed = useSelector(selectRecentlyViewed);
  if (!viewed) return null;
  if (!viewed.hasConsent) {
    return (
      <ConsentNote
        code="recently-viewed"
        title={consent.askViewed}
        hint={consent.askViewedHint}
        onAgreed={onAgreed}
      />
    );
  }
  if (viewed.products.length === 0) {
    return (
      <EmptyState title={t.empty} hint={t.emptyHint}>
        <Button to={{ route: 'home' }} className={layout.emptyAction}>
          {t.look}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Box className={styles.grid}>
      <ProductGrid variant="bleed">
        {viewed.products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            eager={index < FIRST_SCREEN_PRODUCTS}
            corner={<WishlistButton productId={product.id} name={product.shortDescription} />}
          />
        ))}
      </ProductGrid>
    </Box>
  );
}

/** The page around the viewed products. */
export const RecentlyViewedLayout = titledLayout(messages, styles.page, layout.pageTitle);

/** The products that the shopper viewed, if they agreed to have them remembered. */
export function RecentlyViewedView({ refetch }: PrivateProps<unknown>) {
  useWishlist();
  return (
    <>
      <ViewedProducts onAgreed={refetch} />
      <Recommended />
    </>
  );
}
