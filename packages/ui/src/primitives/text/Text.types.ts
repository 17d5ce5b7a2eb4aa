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

/** The type scale. `brand` is the small Latin capitals of a brand, `kick` the line above a title. */
export type TextLook =
  | 'display'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'body'
  | 'ui'
  | 'cap'
  | 'micro'
  | 'brand'
  | 'kick';

export type TextTone = 'ink' | 'soft' | 'quiet' | 'pine' | 'red' | 'warn' | 'inverse';

export interface TextProps extends AriaAttributes {
  as?: TextElement | undefined;
  look?: TextLook | undefined;
  tone?: TextTone | undefined;
  /** Medium weight: sans only. */
  strong?: boolean | undefined;
  /** Figures of one width, for prices and counts. */
  tabular?: boolean | undefined;
  clamp?: 1 | 2 | undefined;
  /** Heard by screen readers, not seen. */
  spoken?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  role?: string | undefined;
  lang?: string | undefined;
  children?: ReactNode;
}
