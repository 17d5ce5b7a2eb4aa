export interface RangeValue {
  low: number;
  high: number;
}

export interface RangeProps extends RangeValue {
  min: number;
  max: number;
  step: number;
  lowLabel: string;
  highLabel: string;
  /** How a value is said. */
  say: (value: number) => string;
  /** While a thumb moves. */
  onChange: (value: RangeValue) => void;
  /** Once it has been let go, or with every step of a key. */
  onSettle: () => void;
}
