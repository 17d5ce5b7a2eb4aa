import type { ReactNode } from 'react';

export interface InputProps {
  value: string;
  onChange: (value: string) => void;
  label: string;
  /** Only for readers, where the place itself says what it is for. */
  hidesLabel?: boolean | undefined;
  hint?: string | undefined;
  /** What is wrong with the value, and what to do. */
  error?: string | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  kind?: 'text' | 'tel' | 'email' | 'number' | 'password' | 'search' | 'id' | undefined;
  autoComplete?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  /** Ready for typing as soon as it is there. */
  focused?: boolean | undefined;
  /** The return key. */
  onSubmit?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Its place draws the line and shows the focus: the field itself does neither. */
  bare?: boolean | undefined;
  /** On the line of the field: a country code before it, a button after it. */
  before?: ReactNode;
  after?: ReactNode;
  className?: string | undefined;
}
