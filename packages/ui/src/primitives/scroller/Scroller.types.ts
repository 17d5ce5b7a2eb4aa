import type { ReactNode } from 'react';

export interface ScrollerProps {
  /** Each child becomes one item of the row. */
  children?: ReactNode;
  /** What the row holds, for readers. */
  label?: string | undefined;
  /** A thin line below that shows how far the row has been scrolled. */
  progress?: boolean | undefined;
  /** Items stop at the gutter. Default: yes. */
  snap?: boolean | undefined;
  /** The end has come near: told once for each number of items. */
  onReachEnd?: (() => void) | undefined;
  className?: string | undefined;
  /** Sets the width of an item. */
  itemClassName?: string | undefined;
}
