import type { ReactNode } from 'react';

export interface InputProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** Hides the label visually; screen readers still announce it. */
  hidesLabel?: boolean | undefined;
  hint?: string | undefined;
  /** What is wrong with the value, and what to do. */
  error?: string | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  type?: 'text' | 'tel' | 'email' | 'number' | 'password' | 'search' | 'id' | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  /** Focuses the field when it is mounted. */
  autoFocus?: boolean | undefined;
  /** Called on the return key. */
  onSubmit?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Draws no border and no focus ring, because the parent draws them. */
  bare?: boolean | undefined;
  /** Content in the same line, such as a country code before or a button after the field. */
  before?: ReactNode;
  after?: ReactNode;
  className?: string | undefined;
}
