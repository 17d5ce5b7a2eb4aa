export interface SelectOption {
  value: string;
  name: string;
}

export interface SelectProps {
  label: string;
  /** Only for readers, where the place itself says what it is for. */
  hidesLabel?: boolean | undefined;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Said while nothing is chosen. */
  placeholder?: string | undefined;
  error?: string | undefined;
  name?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}
