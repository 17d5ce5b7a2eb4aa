import { useMessages } from '@vitrine/platform';
import {
  selectBagId,
  selectIsLoggedIn,
  selectIsWishlistRead,
  selectRecommendations,
  selectWishlistProducts,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, EmptyState, Text } from '@vitrine/ui';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { FEWEST, loadRecommended, Popular, Recommended } from '../personal/index.ts';
import { Count } from './Count.tsx';
import { Kept } from './Kept.tsx';
import { LogIn } from './LogIn.tsx';
import { loadWishlist } from './load-wishlist.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

const HERE = { route: 'wishlist' } as const;

/** What is kept is shown as it comes; where there is nothing, the page waits for what it leads to. */
const fetchKept = (context: OwnContext) =>
  Promise.all([loadWishlist(context), loadRecommended(context)]);

/** How pieces get here, and some to begin with: what is picked for a shopper, else what everybody likes. */
function NothingKept({ isLoggedIn }: { isLoggedIn: boolean }) {
  const words = useMessages(messages);
  const picked = useSelector(selectRecommendations)?.products ?? [];
  return (
    <>
      <EmptyState icon="heart" title={words.empty} hint={words.emptyHint}>
        <Button to={{ route: 'home' }} className={styles.look}>
          {words.look}
        </Button>
        {!isLoggedIn && <LogIn words={words.loginEmpty} />}
      </EmptyState>
      {!(isLoggedIn && picked.length >= FEWEST) && <Popular />}
    </>
  );
}

/** The pieces a visitor keeps for later. */
export function WishlistScreen() {
  const words = useMessages(messages);
  const bagId = useSelector(selectBagId);
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const isRead = useSelector(selectIsWishlistRead);
  const products = useSelector(selectWishlistProducts);
  return (
    <Box className={styles.page}>
      <Text as="h1" look="h1" className={styles.title}>
        {words.title}
      </Text>
      <Own
        here={HERE}
        of={`${bagId} ${isLoggedIn}`}
        ofGuests
        isHeld={isRead && products.length > 0}
        skeleton="shelf"
        lead={<Count />}
        load={fetchKept}
      >
        {products.length > 0 ? <Kept /> : <NothingKept isLoggedIn={isLoggedIn} />}
        <Recommended />
      </Own>
    </Box>
  );
}
