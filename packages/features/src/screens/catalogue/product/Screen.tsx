import { useMessages } from '@vitrine/platform';
import { selectProduct } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ActionBarSpacer, Box, Breadcrumb, Button, EmptyState } from '@vitrine/ui';
import { RecentlyViewedGate } from '../../../shared/recently-viewed/RecentlyViewedGate';
import { useWishlist } from '../../../shared/wishlist/index.ts';
import { Details } from './Details.tsx';
import { Gallery } from './Gallery.tsx';
import { getProductCrumbs } from './head.ts';
import { messages } from './messages.ts';
import { ProductBar } from './ProductBar';
import { PRODUCT_INFO_ID } from './product-ids.ts';
import styles from './Screen.module.css';
import { ShareButton } from './ShareButton';
import { SimilarProducts } from './SimilarProducts.tsx';
import { Summary } from './Summary.tsx';
import { useRecordView } from './useRecordView.ts';

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
  const crumbs = getProductCrumbs(product, home).map(({ name, target }) => ({
    label: name,
    to: target,
  }));
  return (
    <>
      <Breadcrumb items={crumbs} />
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
