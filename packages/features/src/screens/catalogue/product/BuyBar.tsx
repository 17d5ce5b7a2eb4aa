import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages, useTimed } from '@vitrine/platform';
import { selectUserBenefits } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ActionBar, Box, Button } from '@vitrine/ui';
import { useState } from 'react';
import { ChatLink } from '../../../shared/customer-service/ChatLink.tsx';
import { formatShortDateTime } from '../../../shared/dates/format-date.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { loadOnOpen } from '../../../shared/lazy-part/lazy-part.tsx';
import { getAccess } from '../../../shared/membership/rules.ts';
import { BackInStockButton } from '../../../shared/product-alerts/index.ts';
import { WishlistButton } from '../../../shared/wishlist/index.ts';
import styles from './BuyBar.module.css';
import { messages } from './messages.ts';
import type { ProductSizeProps } from './sizing/SizeHelper.tsx';
import { useAddToBag } from './useAddToBag.ts';

const SizeSheet = loadOnOpen(() => import('./SizeSheet.tsx').then((part) => part.SizeSheet));

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
