import { useMessages } from '@vitrine/platform';
import { selectProduct } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ActionBarRoom, Box, Breadcrumb, Button, EmptyState } from '@vitrine/ui';
import { useHearts } from '../hearts/index.ts';
import { Details } from './Details.tsx';
import { Gallery } from './Gallery.tsx';
import { productCrumbs } from './head.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { ShareButton } from './ShareButton';
import { Similar } from './Similar.tsx';
import { Summary } from './Summary.tsx';
import { useViewed } from './useViewed.ts';

function MissingProduct() {
  const words = useMessages(messages);
  return (
    <EmptyState isPage title={words.missing} hint={words.missingHint} className={styles.missing}>
      <Button kind="outline" to={{ route: 'home' }}>
        {words.goHome}
      </Button>
    </EmptyState>
  );
}

/** One piece: its pictures, what it costs, its sizes, and all there is to know before it is bought. */
export function ProductScreen() {
  const { home } = useMessages(messages);
  const product = useSelector(selectProduct);
  useHearts();
  useViewed(product.id);
  if (!product.id) return <MissingProduct />;
  const way = productCrumbs(product, home).map(({ name, target }) => ({ label: name, to: target }));
  return (
    <>
      <Breadcrumb items={way} />
      <Box as="article" className={styles.product}>
        <Gallery key={product.id} images={product.images} name={product.shortDescription} />
        <ShareButton product={product} className={styles.share} />
        <Box className={styles.info}>
          <Summary product={product} />
          <Details product={product} />
        </Box>
      </Box>
      <Similar />
      {product.isOnline && <ActionBarRoom />}
    </>
  );
}
