import type { ProductBarProps } from './ProductBar.tsx';

/** The host draws its own title bar. */
export const ProductBar = (_: ProductBarProps) => null;
