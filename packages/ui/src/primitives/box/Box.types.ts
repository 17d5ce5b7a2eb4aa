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

/** `data-*` attributes are passed on to the element. */
export interface BoxProps extends AriaAttributes {
  as?: BoxElement | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  role?: string | undefined;
  lang?: string | undefined;
  hidden?: boolean | undefined;
  /** Called once, when the element first comes into view. See `useImpression`. */
  onImpression?: (() => void) | undefined;
  impressionRatio?: number | undefined;
  dwellMs?: number | undefined;
  rootMarginPx?: number | undefined;
  /** For tracking only: use `Pressable` or `Link` for anything that acts. */
  onPress?: (() => void) | undefined;
  children?: ReactNode;
}
