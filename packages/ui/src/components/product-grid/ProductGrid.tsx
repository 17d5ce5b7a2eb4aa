import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  children?: ReactNode;
  /** `bleed` runs to the window edges, as in listings; `inset` keeps the gutter, as in modules. */
  variant?: 'bleed' | 'inset' | undefined;
  /** Columns on desktop. */
  columns?: 3 | 4 | undefined;
  className?: string | undefined;
}

/** Two columns on mobile; four on a tablet, or three in the `bleed` variant. */
export const ProductGrid = ({
  children,
  variant = 'inset',
  columns = 4,
  className,
}: ProductGridProps) => (
  <Box className={cx(styles.grid, styles[variant], columns === 3 && styles.three, className)}>
    {children}
  </Box>
);
