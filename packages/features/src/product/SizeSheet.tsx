import { viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type AvailableSize, chooseVariant, type ProductState } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Box, Button, ChoiceGroup, Picture, Price, Sheet, Text } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { fullSize, shownPrice, stockOf } from './rules.ts';
import styles from './SizeSheet.module.css';

interface SizeSheetProps {
  open: boolean;
  product: ProductState;
  chosen: AvailableSize | undefined;
  isUnderWay: boolean;
  onClose: () => void;
  onAdd: (variantId: string) => void;
}

function Piece({ product, chosen }: Pick<SizeSheetProps, 'product' | 'chosen'>) {
  const { price, original } = shownPrice(product, chosen);
  return (
    <Box className={styles.piece}>
      <Picture
        className={styles.picture}
        images={viewSizes(product.images)}
        sizes="72px"
        alt=""
        ratio="3/4"
      />
      <Box className={styles.words}>
        <Text as="p" look="brand">
          {product.brandName}
        </Text>
        <Text as="p" look="cap" tone="soft" clamp={2}>
          {product.shortDescription}
        </Text>
        <Price price={price} original={original} currency={product.currency} />
      </Box>
    </Box>
  );
}

/** Asks for the size before the piece goes into the bag. */
export function SizeSheet({ product, chosen, isUnderWay, onAdd, ...sheet }: SizeSheetProps) {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const [isAsked, setAsked] = useState(false);
  const notes = { 'sold-out': words.soldOut, 'one-left': words.oneLeft, 'in-stock': '' };
  const options = product.availableSizes.map((size) => {
    const stock = stockOf(size);
    return {
      value: size.variantId,
      title: fullSize(size),
      disabled: stock === 'sold-out',
      aside: notes[stock] && (
        <Text look="cap" tone={stock === 'one-left' ? 'warn' : 'quiet'}>
          {notes[stock]}
        </Text>
      ),
    };
  });
  return (
    <Sheet
      {...sheet}
      title={words.chooseSizeTitle}
      footer={
        <Button
          wide
          loading={isUnderWay}
          onTap={() => (chosen ? onAdd(chosen.variantId) : setAsked(true))}
        >
          {words.add}
        </Button>
      }
    >
      <Piece product={product} chosen={chosen} />
      <ChoiceGroup
        label={words.size}
        options={options}
        value={chosen?.variantId}
        error={isAsked && !chosen ? words.chooseSize : undefined}
        onChange={(variantId) => dispatch(chooseVariant(variantId))}
      />
    </Sheet>
  );
}
