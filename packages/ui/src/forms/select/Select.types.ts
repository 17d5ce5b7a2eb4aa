export interface SelectOption {
  value: string;
  name: string;
}

export interface SelectProps {
  label: string;
  /** Hides the label visually; screen readers still announce it. */
  hidesLabel?: boolean | undefined;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Shown while nothing is selected. */
  placeholder?: string | undefined;
  error?: string | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}
