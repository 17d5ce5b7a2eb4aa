import type { ReactNode } from 'react';

export interface DeferredProps<T> {
  /** The key of the value in the `deferred` field of the screen's `load`. */
  name: string;
  fallback: ReactNode;
  children: (value: T) => ReactNode;
}
