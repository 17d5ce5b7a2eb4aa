import type { ProductSummary } from '@vitrine/contract';
import { Link } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useProductPress } from './useProductPress.ts';

interface ProductLinkProps {
  product: ProductSummary;
  /** The accessible name, where no visible text gives it. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a product page with custom content, with press tracking. */
export const ProductLink = ({ product, ...rest }: ProductLinkProps) => (
  <Link
    to={{ route: 'product', params: { id: product.id } }}
    onPress={useProductPress(product)}
    {...rest}
  />
);
