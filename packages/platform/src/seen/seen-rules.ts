/** Fine enough steps to notice a tall element filling its part of the window. */
export const SEEN_STEPS = [0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

export interface Sight {
  /** The part of the element in view, 0 to 1. */
  ratio: number;
  /** Pixels of the element in view, and of the window. */
  height: number;
  windowHeight: number;
}

/** True when enough is in view: of the element or, when it cannot fit, of the window. */
export function isSeen(sight: Sight, ratio: number): boolean {
  if (sight.ratio <= 0) return false;
  return sight.ratio >= ratio || sight.height >= sight.windowHeight * ratio;
}
