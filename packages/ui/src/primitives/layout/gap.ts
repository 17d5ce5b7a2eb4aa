import type { CSSProperties } from 'react';

/** The steps of the `--space-*` tokens. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 14 | 18 | 24;

/** Sets the gap as a custom property, so that a class name can still override `gap` on desktop. */
export const withGap = (gap: Space, style?: CSSProperties): CSSProperties =>
  ({ '--gap': `var(--space-${gap})`, ...style }) as CSSProperties;
