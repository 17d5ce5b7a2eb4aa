import type { TextProps } from '../text/Text.types.ts';

export interface LandingProps extends Omit<TextProps, 'as'> {
  /** What it speaks of: when this changes, other words have taken the place of those before. */
  of: string;
}
