import type { ReactNode } from 'react';

export interface LateProps<T> {
  /** The name under which the screen's `load` promised it. */
  name: string;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}
