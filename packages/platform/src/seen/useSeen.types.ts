export interface SeenOptions {
  /** The part, 0 to 1, that must be in view: of the element or, when it is taller, of the window. */
  ratio?: number | undefined;
  /** How long it must stay in view, in milliseconds. Default: not at all. */
  dwell?: number | undefined;
  /** Pixels below the window that count as in view already, so that lists load ahead. */
  ahead?: number | undefined;
  /** The id that the element has already: a mini-program finds it by that. */
  id?: string | undefined;
}

/** Spread onto the element that is watched. */
export interface SeenProps {
  ref?: (element: Element | null) => void;
  id?: string;
}

/** Calls `onSeen` once, when the element has come into view. Watches nothing without `onSeen`. */
export type UseSeen = (onSeen: (() => void) | undefined, options?: SeenOptions) => SeenProps;
