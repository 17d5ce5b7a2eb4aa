import { useMessages } from '@vitrine/platform';
import type { AvailableSize, ProductState } from '@vitrine/state';
import { Button } from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../../../../shared/layout/layout.ts';
import { loadOnOpen } from '../../../../shared/lazy-part/lazy-part.tsx';
import { messages } from '../messages.ts';

const SizeHelperSheet = loadOnOpen(() =>
  import('./SizeHelperSheet.tsx').then((part) => part.SizeHelperSheet),
);

export interface ProductSizeProps {
  product: ProductState;
  selected: AvailableSize | undefined;
}

/** Opens the sizes with their conversions and a suggestion. */
export function SizeHelper({ product, selected }: ProductSizeProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  if (!product.sizing) return null;
  return (
    <>
      <Button
        variant="text"
        className={layout.small}
        hasPopup="dialog"
        onPress={() => setOpen(true)}
      >
        {t.sizeHelper}
      </Button>
      <SizeHelperSheet
        product={product}
        selected={selected}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
