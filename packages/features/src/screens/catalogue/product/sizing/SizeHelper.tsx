import { useMessages } from '@vitrine/platform';
import type { AvailableSize, ProductState } from '@vitrine/state';
import { Button } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import * as layout from '../../../../shared/layout/layout.ts';
import { messages } from '../messages.ts';

const SizeHelperSheet = lazy(async () => ({
  default: (await import('./SizeHelperSheet.tsx')).SizeHelperSheet,
}));

interface SizeHelperProps {
  product: ProductState;
  selected: AvailableSize | undefined;
}

/** Opens the sizes with their conversions and a suggestion. */
export function SizeHelper({ product, selected }: SizeHelperProps) {
  const t = useMessages(messages);
  const [wasOpen, setWasOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!product.sizing) return null;
  return (
    <>
      <Button
        variant="text"
        className={layout.small}
        hasPopup="dialog"
        onPress={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        {t.sizeHelper}
      </Button>
      <Suspense fallback={null}>
        {wasOpen && (
          <SizeHelperSheet
            product={product}
            selected={selected}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
