import type { ReactNode } from 'react';

export interface PhoneNumberButtonProps {
  className?: string | undefined;
  label: string;
  /** Called with a code for the number, once the shopper has agreed to share it. */
  onCode(code: string): void;
  children: ReactNode;
}
