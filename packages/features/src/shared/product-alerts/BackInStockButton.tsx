import { useMessages } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { Button, type ButtonProps } from '@vitrine/ui';
import { useState } from 'react';
import { loadOnOpen } from '../lazy-part/lazy-part.tsx';
import { messages } from './messages.ts';

const BackInStockSheet = loadOnOpen(() =>
  import('./BackInStockSheet.tsx').then((part) => part.BackInStockSheet),
);

interface BackInStockButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  product: ProductState;
}

/** Opens the sold-out sizes of a product and their alerts. */
export function BackInStockButton({ product, ...look }: BackInStockButtonProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} hasPopup="dialog" onPress={() => setOpen(true)}>
        {t.backInStock}
      </Button>
      <BackInStockSheet product={product} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
