import type { ProductState } from '@vitrine/state';

export interface ProductBarProps {
  product: ProductState;
}
