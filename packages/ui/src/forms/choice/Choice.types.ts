import type { ReactNode } from 'react';

export interface ChoiceOption {
  value: string;
  title: ReactNode;
  /** A second line, quieter. */
  note?: ReactNode;
  /** At the right: a price, a mark. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
}

export interface ChoiceGroupProps {
  /** What is being chosen, for those who cannot see it. */
  label: string;
  options: readonly ChoiceOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** What is wrong with the choice, and what to do. */
  error?: string | undefined;
  className?: string | undefined;
}
