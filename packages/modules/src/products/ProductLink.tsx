import type { ProductSummary } from '@vitrine/contract';
import { Link } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useProductTap } from './tap.ts';

interface ProductLinkProps {
  product: ProductSummary;
  /** What it is, where no words say so. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to the screen of a product, drawn otherwise than a card. */
export const ProductLink = ({ product, ...rest }: ProductLinkProps) => (
  <Link
    to={{ route: 'product', params: { id: product.id } }}
    onTap={useProductTap(product)}
    {...rest}
  />
);
