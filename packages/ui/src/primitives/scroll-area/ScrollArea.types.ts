import type { ReactNode } from 'react';

export interface ScrollAreaProps {
  children?: ReactNode;
  /** Takes the remaining height instead of growing with its content. */
  fills?: boolean | undefined;
  className?: string | undefined;
}
