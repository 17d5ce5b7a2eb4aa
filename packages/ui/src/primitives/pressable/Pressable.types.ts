import type { ShareContent } from '@vitrine/platform';
import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

export interface PressableProps extends AriaAttributes {
  onPress?: (() => void) | undefined;
  /** Accessible name, when the content has no text. */
  label?: string | undefined;
  /** State of a toggle button. */
  pressed?: boolean | undefined;
  /** Whether the element it controls is expanded. */
  expanded?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Submits the surrounding form. */
  submit?: boolean | undefined;
  /** What to share. Mini-programs then use their native share button instead of `onPress`. */
  shareContent?: ShareContent | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  role?: string | undefined;
  tabIndex?: number | undefined;
  children?: ReactNode;
}
