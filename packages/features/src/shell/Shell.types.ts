import type { ReactNode } from 'react';
import type { Here } from './here.ts';

export interface ShellProps extends Here {
  children?: ReactNode;
}
