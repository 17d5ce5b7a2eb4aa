import type { ReactNode } from 'react';

export interface SwiperProps {
  /** Each child becomes one slide of the full width. */
  children?: ReactNode;
  /** What the slides are about, for readers. */
  label: string;
  /** Moves on by itself, and begins again after the last. */
  autoPlay?: boolean | undefined;
  /** Milliseconds that a slide stays. */
  interval?: number | undefined;
  /** How the place in the row is shown below it. */
  marks?: 'dots' | 'line' | 'none' | undefined;
  /** 1 / 6, in the corner of the slide. */
  counter?: boolean | undefined;
  /** Told which slide stands in the window, from 0. */
  onChange?: ((index: number) => void) | undefined;
  className?: string | undefined;
}
