import type { ReactNode } from 'react';
import type { CurrentPage } from './current-page.ts';

export interface ShellProps extends CurrentPage {
  /** The screen's own title, for pages that are not named by their content. */
  title?: string | undefined;
  children?: ReactNode;
}
