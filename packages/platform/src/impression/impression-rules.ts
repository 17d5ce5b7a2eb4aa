/** Small steps, so that the observer also fires while a tall element fills the window. */
export const VISIBILITY_THRESHOLDS = [0.01, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

export interface Visibility {
  /** The visible part of the element, 0 to 1. */
  ratio: number;
  /** The visible height of the element and the height of the window, in pixels. */
  height: number;
  windowHeight: number;
}

/** Whether enough of the element is visible, or whether a taller element fills enough of the window. */
export function isInView(visibility: Visibility, ratio: number): boolean {
  if (visibility.ratio <= 0) return false;
  return visibility.ratio >= ratio || visibility.height >= visibility.windowHeight * ratio;
}
