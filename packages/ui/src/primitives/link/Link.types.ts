import type { Destination } from '@vitrine/platform';
import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

/** Passed to `onPress` before the link navigates. */
export interface LinkPressEvent {
  /** Cancels the navigation. */
  preventDefault(): void;
}

export interface LinkProps extends AriaAttributes {
  to: Destination;
  /** Replaces the current history entry, so that back skips it. */
  replace?: boolean | undefined;
  /** The next screen is shown at the same scroll position, because most of it stays the same. */
  keepScroll?: boolean | undefined;
  /** Called before the navigation. */
  onPress?: ((event: LinkPressEvent) => void) | undefined;
  label?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  role?: string | undefined;
  tabIndex?: number | undefined;
  children?: ReactNode;
}
