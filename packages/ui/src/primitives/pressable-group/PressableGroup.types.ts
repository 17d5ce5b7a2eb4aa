import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

export interface PressableGroupProps extends AriaAttributes {
  role: 'group' | 'radiogroup' | 'menu' | 'navigation';
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** What the arrow keys do: nothing, move the focus, or move it and press. */
  arrows?: 'focus' | 'press' | undefined;
  /** A finger that slides over the group presses each pressable it reaches. */
  pressOnSlide?: boolean | undefined;
  onEscape?: (() => void) | undefined;
  /** Called when the focus leaves the group. */
  onFocusLeave?: (() => void) | undefined;
  children?: ReactNode;
}
