export interface ImpressionOptions {
  /** The part that must be visible, 0 to 1: of the element or, when it is taller, of the window. */
  ratio?: number | undefined;
  /** How long it must stay visible, in milliseconds. Default: 0. */
  dwellMs?: number | undefined;
  /** Pixels below the window that count as visible, so that lists load ahead. */
  rootMarginPx?: number | undefined;
  /** The id that the element has already. A mini-program finds the element by its id. */
  id?: string | undefined;
}

/** Props to spread onto the observed element. */
export interface ImpressionProps {
  ref?: (element: Element | null) => void;
  id?: string;
}

/** Calls `onImpression` once, when the element becomes visible. Observes nothing without `onImpression`. */
export type UseImpression = (
  onImpression: (() => void) | undefined,
  options?: ImpressionOptions,
) => ImpressionProps;
