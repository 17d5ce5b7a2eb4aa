import type { ReactNode } from 'react';

export interface ScrollAreaProps {
  children?: ReactNode;
  /** Takes the height that is left, instead of growing with what it holds up to a limit. */
  fills?: boolean | undefined;
  className?: string | undefined;
}
