import type { RangeSliderProps } from './RangeSlider.types.ts';

/** Renders nothing: the native slider has one thumb only. Screens offer number fields as well. */
export function RangeSlider(_props: RangeSliderProps) {
  return null;
}
