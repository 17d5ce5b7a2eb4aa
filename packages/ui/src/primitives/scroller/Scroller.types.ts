import type { ReactNode } from 'react';

export interface ScrollerProps {
  /** Each child becomes one item of the row. */
  children?: ReactNode;
  /** Announced by screen readers. */
  label?: string | undefined;
  /** Shows a thin progress line below the row. */
  progress?: boolean | undefined;
  /** Items snap to the gutter. Defaults to true. */
  snap?: boolean | undefined;
  /** Called once for each number of items when the end of the row comes into view. */
  onReachEnd?: (() => void) | undefined;
  className?: string | undefined;
  /** Sets the width of an item. */
  itemClassName?: string | undefined;
}
