import { useApi } from '@vitrine/client/react';
import type { ProductSummary } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { restoreWishlistProducts, selectIsLoggedIn, selectWishlistProducts } from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { Box, Button, IconButton, ProductCard, ProductGrid, Text, useToast } from '@vitrine/ui';
import { FIRST_SCREEN_PRODUCTS } from '../../../shared/layout/first-screen.ts';
import { PriceAlert } from '../../../shared/product-alerts/index.ts';
import { useUpdateWishlist } from '../../../shared/wishlist/index.ts';
import { LogInLink } from './LogInLink.tsx';
import { loadWishlist } from './load-wishlist.ts';
import { messages } from './messages.ts';
import styles from './Screen.module.css';
import { WishlistCount } from './WishlistCount.tsx';

/** Below a saved product: its price alert, or the way to the sold-out sizes and their alerts. */
const WishlistAlert = ({ product }: { product: ProductSummary }) => {
  const t = useMessages(messages);
  const { id, shortDescription, isSoldOut } = product;
  if (!isSoldOut)
    return (
      <Box className={styles.alert}>
        <PriceAlert productId={id} name={shortDescription} />
      </Box>
    );
  return (
    <Button
      variant="text"
      className={styles.alert}
      label={`${t.backInStock} ${shortDescription}`}
      to={{ route: 'product', params: { id } }}
    >
      <Text variant="caption">{t.backInStock}</Text>
    </Button>
  );
};

/** Removes a product at once; it is shown again when the server call fails or the shopper undoes it. */
function useRemoveProduct() {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const updateWishlist = useUpdateWishlist();

  const reload = () => loadWishlist({ api, store }).catch(() => undefined);
  const undo = async (productId: string) => {
    if (await updateWishlist(productId, true)) await reload();
  };
  return async (productId: string) => {
    const before = selectWishlistProducts(store.getState());
    const isDone = await updateWishlist(productId, false);
    if (!isDone) return void store.dispatch(restoreWishlistProducts(before));
    const action = { label: t.undo, onPress: () => void undo(productId) };
    toast(t.removed, { icon: 'done', action });
  };
}

interface RemoveButtonProps {
  product: ProductSummary;
  onRemove: (productId: string) => void;
}

function RemoveButton({ product, onRemove }: RemoveButtonProps) {
  const t = useMessages(messages);
  return (
    <IconButton
      icon="heart"
      size="m"
      solid
      label={formatMessage(t.remove, { name: product.shortDescription })}
      onPress={() => onRemove(product.id)}
    />
  );
}

/** The saved products, newest first. */
export function WishlistProducts() {
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const products = useSelector(selectWishlistProducts);
  const { login } = useMessages(messages);
  const remove = useRemoveProduct();
  return (
    <>
      <WishlistCount n={products.length}>
        {!isLoggedIn && <LogInLink label={login} />}
      </WishlistCount>
      <Box className={styles.grid}>
        <ProductGrid variant="bleed">
          {products.map((product, index) => (
            <Box key={product.id}>
              <ProductCard
                product={product}
                eager={index < FIRST_SCREEN_PRODUCTS}
                corner={<RemoveButton product={product} onRemove={(id) => void remove(id)} />}
              />
              <WishlistAlert product={product} />
            </Box>
          ))}
        </ProductGrid>
      </Box>
    </>
  );
}
