export interface TextAreaProps {
  label: string;
  hidesLabel?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  placeholder?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
}
