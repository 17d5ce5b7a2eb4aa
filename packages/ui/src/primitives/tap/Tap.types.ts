import type { ShareContent } from '@vitrine/platform';
import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

export interface TapProps extends AriaAttributes {
  onTap?: (() => void) | undefined;
  /** What it does, when its content does not say so in words. */
  label?: string | undefined;
  /** A toggle's state. */
  pressed?: boolean | undefined;
  /** Whether what it opens is open. */
  expanded?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Sends the form around it. */
  submit?: boolean | undefined;
  /** What it hands on: a host that shares only from a button of its own does so, instead of `onTap`. */
  shares?: ShareContent | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  role?: string | undefined;
  tabIndex?: number | undefined;
  children?: ReactNode;
}
