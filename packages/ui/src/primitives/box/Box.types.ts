import type { AriaAttributes, CSSProperties, ReactNode } from 'react';

export type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'aside'
  | 'ul'
  | 'ol'
  | 'li'
  | 'figure'
  | 'dl'
  | 'dt'
  | 'dd';

/** Further `data-*` attributes may be given; they reach the element. */
export interface BoxProps extends AriaAttributes {
  as?: BoxElement | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  role?: string | undefined;
  lang?: string | undefined;
  hidden?: boolean | undefined;
  /** Once, when it first comes into view. See `useSeen` for when that counts. */
  onSeen?: (() => void) | undefined;
  seenRatio?: number | undefined;
  seenDwell?: number | undefined;
  seenAhead?: number | undefined;
  /** Only to be told of: what a tap does is a Tap's or a Link's. */
  onTap?: (() => void) | undefined;
  children?: ReactNode;
}
