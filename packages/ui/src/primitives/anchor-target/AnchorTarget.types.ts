import type { TextProps } from '../text/Text.types.ts';

export interface AnchorTargetProps extends Omit<TextProps, 'as'> {
  /** Identifies the section. The heading takes the focus whenever this changes. */
  focusKey: string;
}
