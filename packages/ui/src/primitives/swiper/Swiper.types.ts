import type { ReactNode } from 'react';

export interface SwiperProps {
  /** Each child becomes one slide of the full width. */
  children?: ReactNode;
  /** Announced by screen readers. */
  label: string;
  /** Advances automatically and loops. */
  autoPlay?: boolean | undefined;
  /** Milliseconds between slides. */
  interval?: number | undefined;
  /** How the current position is shown below the slides. */
  pagination?: 'dots' | 'line' | 'none' | undefined;
  /** Shows "1 / 6" in the corner of the slide. */
  counter?: boolean | undefined;
  /** Called with the index of the current slide, from 0. */
  onChange?: ((index: number) => void) | undefined;
  className?: string | undefined;
}
