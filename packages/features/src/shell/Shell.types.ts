import type { ReactNode } from 'react';
import type { Here } from './here.ts';

export interface ShellProps extends Here {
  /** What the screen calls itself, where it has no better name by its content. */
  title?: string | undefined;
  children?: ReactNode;
}
