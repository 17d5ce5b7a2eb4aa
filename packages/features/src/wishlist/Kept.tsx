import { useApi } from '@vitrine/client/react';
import type { ProductSummary } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectIsLoggedIn, selectWishlistProducts, showAgain } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { Box, Icon, ProductCard, ProductGrid, Tap, useToast } from '@vitrine/ui';
import { useKeeping } from '../hearts/index.ts';
import { Count } from './Count.tsx';
import { LogIn } from './LogIn.tsx';
import { loadWishlist } from './load-wishlist.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Takes a piece out of sight at once; it comes back when the shop refuses, or when it is undone. */
function useRemoving() {
  const words = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const keep = useKeeping();

  const readAnew = () => loadWishlist({ api, store }).catch(() => undefined);
  const undo = async (productId: string) => {
    if (await keep(productId, true)) await readAnew();
  };
  return async (productId: string) => {
    const shown = selectWishlistProducts(store.getState());
    const isDone = await keep(productId, false);
    if (!isDone) return void store.dispatch(showAgain(shown));
    const action = { label: words.undo, onTap: () => void undo(productId) };
    toast(words.removed, { icon: 'done', action });
  };
}

interface RemoveProps {
  product: ProductSummary;
  onRemove: (productId: string) => void;
}

function Remove({ product, onRemove }: RemoveProps) {
  const words = useMessages(messages);
  return (
    <Tap
      className={styles.remove}
      label={fill(words.remove, { name: product.shortDescription })}
      onTap={() => onRemove(product.id)}
    >
      <Icon name="heart" size="m" solid />
    </Tap>
  );
}

/** Everything the visitor keeps, the latest first. */
export function Kept() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const products = useSelector(selectWishlistProducts);
  const { login } = useMessages(messages);
  const remove = useRemoving();
  return (
    <>
      <Count n={products.length}>{!isLoggedIn && <LogIn words={login} />}</Count>
      <Box className={styles.grid}>
        <ProductGrid rhythm="bleed">
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              corner={<Remove product={product} onRemove={(id) => void remove(id)} />}
            />
          ))}
        </ProductGrid>
      </Box>
    </>
  );
}
