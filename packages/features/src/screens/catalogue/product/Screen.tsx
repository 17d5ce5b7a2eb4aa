import { useApi } from '@vitrine/client/react';
import type { ProductSummary } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import {
  addViewedProduct,
  selectIsLoggedIn,
  selectProduct,
  selectSessionReady,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { ActionBarSpacer, Box, Breadcrumb, Button, EmptyState } from '@vitrine/ui';
import { useEffect } from 'react';
import { Deferred } from '../../../shared/deferred/Deferred';
import { RecentlyViewedGate } from '../../../shared/recently-viewed/RecentlyViewedGate';
import { ProductRow } from '../../../shared/recommendations/index.ts';
import { useWishlist } from '../../../shared/wishlist/index.ts';
import { Details } from './Details.tsx';
import { Gallery } from './Gallery.tsx';
import { getProductCrumbs } from './head.ts';
import { messages } from './messages.ts';
import { ProductBar } from './ProductBar';
import { PRODUCT_INFO_ID } from './product-ids.ts';
import styles from './Screen.module.css';
import { ShareButton } from './ShareButton';
import { Summary } from './Summary.tsx';

/** Products of the same category, loaded after the page. */
function SimilarProducts() {
  const { similar } = useMessages(messages);
  return (
    <Deferred<ProductSummary[]> name="similar" fallback={<ProductRow title={similar} />}>
      {(products) => <ProductRow title={similar} products={products} />}
    </Deferred>
  );
}

/**
 * Records that a product was viewed: for a shopper in the account, where the server stores it only with
 * consent, and for a guest on the device only.
 */
function useRecordView(productId: string): void {
  const api = useApi();
  const store = useStore();
  const isSessionReady = useSelector(selectSessionReady);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  useEffect(() => {
    if (!isSessionReady || !productId) return;
    if (!isLoggedIn) return void store.dispatch(addViewedProduct(productId));
    // A lost record does no harm.
    api.addRecentlyViewed({ body: { productId } }).catch(() => undefined);
  }, [api, store, isSessionReady, isLoggedIn, productId]);
}

function MissingProduct() {
  const t = useMessages(messages);
  return (
    <EmptyState isPage title={t.missing} hint={t.missingHint} className={styles.missing}>
      <Button variant="outline" to={{ route: 'home' }}>
        {t.goHome}
      </Button>
    </EmptyState>
  );
}

/** The product page: pictures, price, sizes, details and similar products. */
export function ProductScreen() {
  const { home } = useMessages(messages);
  const product = useSelector(selectProduct);
  useWishlist();
  useRecordView(product.id);
  if (!product.id) return <MissingProduct />;
  return (
    <>
      <Breadcrumb items={getProductCrumbs(product, home)} />
      <Box as="article" className={styles.product}>
        <Gallery
          key={product.id}
          images={product.images}
          name={product.shortDescription}
          details={product.imageDetails}
        />
        <ShareButton product={product} className={styles.share} />
        <ProductBar product={product} />
        <Box id={PRODUCT_INFO_ID} className={styles.info}>
          <Summary product={product} />
          <Details product={product} />
        </Box>
      </Box>
      <SimilarProducts />
      <RecentlyViewedGate exceptId={product.id} />
      {product.isOnline && <ActionBarSpacer />}
    </>
  );
}
