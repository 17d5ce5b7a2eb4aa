import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

export type TextElement =
  | 'span'
  | 'p'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 's'
  | 'b'
  | 'small'
  | 'figcaption';

/** The type scale. `brand` is the small Latin capitals of a brand, `eyebrow` the line above a title. */
export type TextVariant =
  | 'display'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'body'
  | 'ui'
  | 'caption'
  | 'micro'
  | 'brand'
  | 'eyebrow';

export type TextTone = 'ink' | 'soft' | 'quiet' | 'pine' | 'red' | 'warn' | 'inverse';

export interface TextProps extends AriaAttributes {
  as?: TextElement | undefined;
  variant?: TextVariant | undefined;
  tone?: TextTone | undefined;
  /** Medium weight, for sans-serif variants only. */
  strong?: boolean | undefined;
  /** Digits of equal width, for prices and counts. */
  tabular?: boolean | undefined;
  clamp?: 1 | 2 | undefined;
  /** Available to screen readers only. */
  visuallyHidden?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  role?: string | undefined;
  lang?: string | undefined;
  children?: ReactNode;
}
