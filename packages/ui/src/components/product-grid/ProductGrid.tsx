import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  children?: ReactNode;
  /** `bleed` runs to the edges, as listings do; `inset` keeps the gutter, as modules do. */
  rhythm?: 'bleed' | 'inset' | undefined;
  /** Columns from 1024 px up. */
  columns?: 3 | 4 | undefined;
  className?: string | undefined;
}

/** Two columns on a phone; on a tablet four, or three where they reach the edges. */
export const ProductGrid = ({
  children,
  rhythm = 'inset',
  columns = 4,
  className,
}: ProductGridProps) => (
  <Box className={cx(styles.grid, styles[rhythm], columns === 3 && styles.three, className)}>
    {children}
  </Box>
);
