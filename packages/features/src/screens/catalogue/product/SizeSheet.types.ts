import type { AvailableSize, ProductState } from '@vitrine/state';

export interface SizeSheetProps {
  open: boolean;
  product: ProductState;
  selected: AvailableSize | undefined;
  isPending: boolean;
  onClose: () => void;
  onAdd: (variantId: string) => void;
}
