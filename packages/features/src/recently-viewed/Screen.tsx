import { useMessages } from '@vitrine/platform';
import { selectRecentlyViewed } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, EmptyState, ProductCard, ProductGrid, Text } from '@vitrine/ui';
import { useState } from 'react';
import { HeartButton, useHearts } from '../hearts/index.ts';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { ConsentNote, loadRecommended, personalMessages, Recommended } from '../personal/index.ts';
import { loadViewed } from './load-viewed.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** What was seen is shown as it comes; where there is nothing, the page waits for what it leads to. */
const fetchSeen = (context: OwnContext) =>
  Promise.all([loadViewed(context), loadRecommended(context)]);

function Seen({ onAgreed }: { onAgreed: () => void }) {
  const words = useMessages(messages);
  const asking = useMessages(personalMessages);
  const viewed = useSelector(selectRecentlyViewed);
  if (!viewed) return null;
  if (!viewed.hasConsent) {
    return (
      <ConsentNote
        code="recently-viewed"
        title={asking.askViewed}
        hint={asking.askViewedHint}
        onAgreed={onAgreed}
      />
    );
  }
  if (viewed.products.length === 0) {
    return (
      <EmptyState title={words.empty} hint={words.emptyHint}>
        <Button to={{ route: 'home' }} className={styles.look}>
          {words.look}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Box className={styles.grid}>
      <ProductGrid rhythm="bleed">
        {viewed.products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            corner={<HeartButton productId={product.id} name={product.shortDescription} />}
          />
        ))}
      </ProductGrid>
    </Box>
  );
}

/** What a shopper looked at lately, if they let the shop remember it. */
export function RecentlyViewedScreen() {
  const words = useMessages(messages);
  const viewed = useSelector(selectRecentlyViewed);
  const [agreed, setAgreed] = useState(0);
  useHearts();
  return (
    <Box className={styles.page}>
      <Text as="h1" look="h1" className={styles.title}>
        {words.title}
      </Text>
      <Own
        here={{ route: 'recentlyViewed' }}
        of={String(agreed)}
        isHeld={viewed !== null && viewed.products.length > 0}
        skeleton="shelf"
        load={fetchSeen}
      >
        <Seen onAgreed={() => setAgreed((count) => count + 1)} />
        <Recommended />
      </Own>
    </Box>
  );
}
