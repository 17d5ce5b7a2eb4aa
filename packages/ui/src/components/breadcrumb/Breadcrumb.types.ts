import type { Destination } from '@vitrine/platform';

export interface BreadcrumbItem {
  label: string;
  to?: Destination | undefined;
}

export interface BreadcrumbProps {
  /** From the root to the current page. */
  items: readonly BreadcrumbItem[];
  className?: string | undefined;
}
