import type { ReactNode } from 'react';

export interface FormProps {
  onSubmit: () => void;
  label?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}
