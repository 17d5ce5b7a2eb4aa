import { viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import type { AvailableSize, ProductState } from '@vitrine/state';
import { BrandName, Button, Caption, cx, Price, Row, Sheet, Stack } from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Thumbnail } from '../../../shared/layout/Thumbnail.tsx';
import { messages } from './messages.ts';
import { getShownPrice, getSizeTexts } from './rules.ts';
import { SizeOptions } from './sizing/SizeOptions.tsx';

interface SizeSheetProps {
  open: boolean;
  product: ProductState;
  selected: AvailableSize | undefined;
  isPending: boolean;
  onClose: () => void;
  onAdd: (variantId: string) => void;
}

function ProductLine({ product, selected }: Pick<SizeSheetProps, 'product' | 'selected'>) {
  const { price, original } = getShownPrice(product, selected);
  return (
    <Row align="start" className={cx(layout.divided, spacing.pb4)}>
      <Thumbnail width={72} images={viewSizes(product.images)} />
      <Stack gap={1} className={spacing.fill}>
        <BrandName>{product.brandName}</BrandName>
        <Caption clamp={2}>{product.shortDescription}</Caption>
        <Price price={price} original={original} currency={product.currency} />
      </Stack>
    </Row>
  );
}

/** Asks for a size before the product is added to the bag. */
export function SizeSheet({ product, selected, isPending, onAdd, ...sheet }: SizeSheetProps) {
  const t = useMessages(messages);
  const texts = getSizeTexts(product.availableSizes, t);
  const [showsError, setShowsError] = useState(false);
  return (
    <Sheet
      {...sheet}
      title={texts.chooseTitle}
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
        error={showsError && !selected ? texts.choose : undefined}
      />
    </Sheet>
  );
}
