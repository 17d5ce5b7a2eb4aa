import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

export interface TapGroupProps extends AriaAttributes {
  role: 'group' | 'radiogroup' | 'menu' | 'navigation';
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** What the arrow keys do among the taps: nothing, go from one to the next, or choose as well. */
  arrows?: 'go' | 'choose' | undefined;
  /** A finger may slide along the taps: each it comes upon is tapped. */
  slides?: boolean | undefined;
  onEscape?: (() => void) | undefined;
  /** The keyboard has gone elsewhere. */
  onLeave?: (() => void) | undefined;
  children?: ReactNode;
}
