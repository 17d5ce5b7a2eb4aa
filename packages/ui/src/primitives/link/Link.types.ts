import type { Destination } from '@vitrine/platform';
import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

/** A tap on a link, before it leads anywhere. */
export interface LinkTap {
  /** Stays here: the tap is answered in another way. */
  prevent(): void;
}

export interface LinkProps extends AriaAttributes {
  to: Destination;
  /** Takes the place of the present screen, so that back skips it. */
  replace?: boolean | undefined;
  /** Told before it leads away. */
  onTap?: ((tap: LinkTap) => void) | undefined;
  label?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  role?: string | undefined;
  tabIndex?: number | undefined;
  children?: ReactNode;
}
