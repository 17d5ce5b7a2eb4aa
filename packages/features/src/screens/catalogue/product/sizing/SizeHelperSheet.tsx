import { useMessages } from '@vitrine/platform';
import type { AvailableSize, ProductState } from '@vitrine/state';
import { Button, Sheet } from '@vitrine/ui';
import { FitNote } from '../FitNote.tsx';
import { sizingMessages } from './messages.ts';
import { SizeAdvice } from './SizeAdvice.tsx';
import { SizeOptions } from './SizeOptions.tsx';
import { isClothingChart } from './suggest-size.ts';

interface SizeHelperSheetProps {
  open: boolean;
  product: ProductState;
  selected: AvailableSize | undefined;
  onClose: () => void;
}

/** How a product fits, which size is suggested, and every size with its conversion. */
export function SizeHelperSheet({ product, selected, ...sheet }: SizeHelperSheetProps) {
  const t = useMessages(sizingMessages);
  const { sizing, availableSizes } = product;
  return (
    <Sheet
      {...sheet}
      title={t.helper}
      footer={
        <Button fullWidth onPress={sheet.onClose}>
          {t.done}
        </Button>
      }
    >
      <FitNote product={product} />
      {sizing && isClothingChart(sizing.chart) && (
        <SizeAdvice sizing={sizing} sizes={availableSizes} selected={selected} />
      )}
      <SizeOptions product={product} selected={selected} />
    </Sheet>
  );
}
