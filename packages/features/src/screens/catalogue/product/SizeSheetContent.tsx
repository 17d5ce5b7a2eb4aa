import { viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Picture, Price, Sheet, Text } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { getShownPrice } from './rules.ts';
import styles from './SizeSheet.module.css';
import type { SizeSheetProps } from './SizeSheet.types.ts';
import { SizeOptions } from './sizing/SizeOptions.tsx';

function ProductLine({ product, selected }: Pick<SizeSheetProps, 'product' | 'selected'>) {
  const { price, original } = getShownPrice(product, selected);
  return (
    <Box className={styles.product}>
      <Picture
        className={styles.picture}
        images={viewSizes(product.images)}
        sizes="72px"
        alt=""
        ratio="3/4"
      />
      <Box className={styles.text}>
        <Text as="p" variant="brand">
          {product.brandName}
        </Text>
        <Text as="p" variant="caption" tone="soft" clamp={2}>
          {product.shortDescription}
        </Text>
        <Price price={price} original={original} currency={product.currency} />
      </Box>
    </Box>
  );
}

/** Asks for a size before the product is added to the bag. */
export function SizeSheetContent({
  product,
  selected,
  isPending,
  onAdd,
  ...sheet
}: SizeSheetProps) {
  const t = useMessages(messages);
  const [showsError, setShowsError] = useState(false);
  return (
    <Sheet
      {...sheet}
      title={t.chooseSizeTitle}
      footer={
        <Button
          fullWidth
          loading={isPending}
          onPress={() => (selected ? onAdd(selected.variantId) : setShowsError(true))}
        >
          {t.add}
        </Button>
      }
    >
      <ProductLine product={product} selected={selected} />
      <SizeOptions
        product={product}
        selected={selected}
        error={showsError && !selected ? t.chooseSize : undefined}
      />
    </Sheet>
  );
}
