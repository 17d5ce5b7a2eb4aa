import type { ProductBarProps } from './ProductBar.types.ts';

/** The host draws its own title bar. */
export const ProductBar = (_: ProductBarProps) => null;
