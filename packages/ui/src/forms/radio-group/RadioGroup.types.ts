import type { ReactNode } from 'react';

export interface RadioOption {
  value: string;
  title: ReactNode;
  /** A second line, quieter. */
  note?: ReactNode;
  /** Content at the right, such as a price. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps {
  /** Announced by screen readers, not visible. */
  label: string;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** What is wrong with the value and how to correct it. */
  error?: string | undefined;
  className?: string | undefined;
}
