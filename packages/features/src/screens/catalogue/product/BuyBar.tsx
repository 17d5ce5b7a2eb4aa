import { errorCode, errorReason } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages, useTimed } from '@vitrine/platform';
import {
  type ProductState,
  selectUserBenefits,
  setBag,
  setMeasurement,
  setProduct,
} from '@vitrine/state';
import { useSelector, useStore } from '@vitrine/state/react';
import { ActionBar, Box, Button, useToast } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import { useRequestKey } from '../../../shared/action/useRequestKey.ts';
import { ChatLink } from '../../../shared/customer-service/ChatLink.tsx';
import { formatShortDateTime } from '../../../shared/dates/format-date.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { loadOnOpen } from '../../../shared/lazy-part/lazy-part.tsx';
import { getAccess } from '../../../shared/membership/rules.ts';
import { BackInStockButton } from '../../../shared/product-alerts/index.ts';
import { withBag } from '../../../shared/session/index.ts';
import { WishlistButton } from '../../../shared/wishlist/index.ts';
import styles from './BuyBar.module.css';
import { messages } from './messages.ts';
import { isStockError } from './rules.ts';
import type { ProductSizeProps } from './sizing/SizeHelper.tsx';

const SizeSheet = loadOnOpen(() => import('./SizeSheet.tsx').then((part) => part.SizeSheet));

/** Adds one product of a size to the bag. `add` resolves to true once the bag contains it. */
function useAddToBag({ id, measurement }: ProductState) {
  const t = useMessages(messages);
  const api = useApi();
  const store = useStore();
  const toast = useToast();
  const requestKey = useRequestKey();

  const refetchProduct = async () => {
    const detail = await api.getProduct({ params: { id } });
    store.dispatch(setProduct(detail));
    if (measurement) store.dispatch(setMeasurement(measurement));
  };

  const { run, isPending } = useAction({
    failed: t.notAdded,
    onError(error) {
      const reason = errorReason(error);
      // An unavailable server may still have added it.
      if (reason && errorCode(error) !== 'unavailable') requestKey.renew();
      if (isStockError(reason)) refetchProduct().catch(() => undefined);
      return false;
    },
  });

  const add = (variantId: string): Promise<boolean> =>
    run(async () => {
      const idempotencyKey = requestKey.getKey(variantId);
      const bag = await withBag(api, store, (bagId) =>
        api.addBagItem({ params: { id: bagId }, body: { variantId } }, { idempotencyKey }),
      );
      store.dispatch(setBag(bag));
      requestKey.renew();
      toast(t.added, { icon: 'done', action: { label: t.seeBag, to: { route: 'bag' } } });
    });

  return { add, isPending };
}

/** Adds the product to the bag or to the wishlist. Without a selected size it asks for one first. */
export function BuyBar({ product, selected }: ProductSizeProps) {
  const t = useMessages(messages);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { add, isPending } = useAddToBag(product);
  const { outOfStock, id, shortDescription, opening } = product;
  const language = useLanguage();
  const benefits = useSelector(selectUserBenefits);
  const isClosed = useTimed((now) => getAccess(opening, benefits, now) === 'closed');
  return (
    <>
      <ActionBar withoutSpacer className={styles.bar}>
        <ChatLink
          about={{ kind: 'product', id }}
          card={{ title: shortDescription, images: product.images }}
          iconOnly
        />
        {outOfStock ? (
          <BackInStockButton product={product} className={spacing.fill} />
        ) : (
          <Button
            className={spacing.fill}
            loading={isPending && !isSheetOpen}
            disabled={isClosed}
            hasPopup={selected ? undefined : 'dialog'}
            onPress={() => (selected ? void add(selected.variantId) : setSheetOpen(true))}
          >
            {isClosed && opening
              ? formatMessage(t.opens, { time: formatShortDateTime(opening.opensAt, language) })
              : t.add}
          </Button>
        )}
        <Box className={layout.square}>
          <WishlistButton productId={id} name={shortDescription} />
        </Box>
      </ActionBar>
      <SizeSheet
        open={isSheetOpen}
        product={product}
        selected={selected}
        isPending={isPending}
        onClose={() => setSheetOpen(false)}
        onAdd={async (variantId) => {
          if (await add(variantId)) setSheetOpen(false);
        }}
      />
    </>
  );
}
