export interface MessageFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on the return key; with Shift it starts a new line. */
  onSubmit: () => void;
  maxLength: number;
  placeholder?: string | undefined;
  className?: string | undefined;
}
