export interface RangeValue {
  low: number;
  high: number;
}

export interface RangeSliderProps extends RangeValue {
  min: number;
  max: number;
  step: number;
  lowLabel: string;
  highLabel: string;
  /** The text that screen readers announce for a value. */
  formatValue: (value: number) => string;
  /** Called while a thumb moves. */
  onChange: (value: RangeValue) => void;
  /** Called when a thumb is released, and on every arrow key. */
  onCommit: () => void;
}
