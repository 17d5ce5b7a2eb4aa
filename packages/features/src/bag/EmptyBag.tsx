import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn, selectRecentlyViewed, setRecentlyViewed } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { Button, EmptyState } from '@vitrine/ui';
import { useEffect } from 'react';
import { Popular, ProductRow, personalMessages } from '../personal/index.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

const HOW_MANY = 10;
/** A row of fewer says less than what others like. */
const ENOUGH = 4;

/** What a shopper saw last; what everybody likes, when that is unknown or little. */
function Suggestions() {
  const words = useMessages(personalMessages);
  const api = useApi();
  const store = useStore();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const viewed = useSelector(selectRecentlyViewed);

  useEffect(() => {
    if (!isLoggedIn) return;
    // Without it there is still what everybody likes.
    api.getRecentlyViewed({ query: { 'how-many': HOW_MANY } }).then(
      (products) => void store.dispatch(setRecentlyViewed(products)),
      () => undefined,
    );
  }, [isLoggedIn, api, store]);

  const own = isLoggedIn && viewed ? viewed.products : [];
  if (own.length < ENOUGH) return <Popular />;
  return <ProductRow title={words.viewed} products={own} />;
}

/** An empty bag, and where to find something for it. */
export function EmptyBag() {
  const words = useMessages(messages);
  return (
    <>
      <EmptyState icon="bag" title={words.empty} hint={words.hint}>
        <Button to={{ route: 'home' }} className={styles.home}>
          {words.goHome}
        </Button>
        <Button kind="text" to={{ route: 'category' }}>
          {words.goCategories}
        </Button>
      </EmptyState>
      <Suggestions />
    </>
  );
}
