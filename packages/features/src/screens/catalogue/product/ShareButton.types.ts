import type { ProductState } from '@vitrine/state';

export interface ShareButtonProps {
  product: ProductState;
  className?: string | undefined;
}
