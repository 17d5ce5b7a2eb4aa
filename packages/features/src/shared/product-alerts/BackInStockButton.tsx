import { useMessages } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { Button, type ButtonProps } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages.ts';

const BackInStockSheet = lazy(async () => ({
  default: (await import('./BackInStockSheet.tsx')).BackInStockSheet,
}));

interface BackInStockButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  product: ProductState;
}

/** Opens the sold-out sizes of a product and their alerts. */
export function BackInStockButton({ product, ...look }: BackInStockButtonProps) {
  const t = useMessages(messages);
  const [wasOpen, setWasOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...look}
        hasPopup="dialog"
        onPress={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        {t.backInStock}
      </Button>
      <Suspense fallback={null}>
        {wasOpen && (
          <BackInStockSheet product={product} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
