import { useMessages } from '@vitrine/platform';
import type { AvailableSize, ProductState } from '@vitrine/state';
import { ActionBar, Box, Button } from '@vitrine/ui';
import { useState } from 'react';
import { HeartButton } from '../hearts/index.ts';
import styles from './BuyBar.module.css';
import { messages } from './messages.ts';
import { SizeSheet } from './SizeSheet.tsx';
import { useAdding } from './useAdding.ts';

interface BuyBarProps {
  product: ProductState;
  chosen: AvailableSize | undefined;
}

/** Into the bag, or kept for later. Whoever has not chosen a size is asked for it first. */
export function BuyBar({ product, chosen }: BuyBarProps) {
  const words = useMessages(messages);
  const [isChoosing, setChoosing] = useState(false);
  const { add, isUnderWay } = useAdding(product);
  const { outOfStock, id, shortDescription } = product;
  return (
    <>
      <ActionBar early>
        <Button
          className={styles.add}
          disabled={outOfStock}
          loading={isUnderWay && !isChoosing}
          opens={chosen ? undefined : 'dialog'}
          onTap={() => (chosen ? void add(chosen.variantId) : setChoosing(true))}
        >
          {outOfStock ? words.soldOut : words.add}
        </Button>
        <Box className={styles.keep}>
          <HeartButton productId={id} name={shortDescription} />
        </Box>
      </ActionBar>
      <SizeSheet
        open={isChoosing}
        product={product}
        chosen={chosen}
        isUnderWay={isUnderWay}
        onClose={() => setChoosing(false)}
        onAdd={async (variantId) => {
          if (await add(variantId)) setChoosing(false);
        }}
      />
    </>
  );
}
