import type { Destination } from '@vitrine/platform';

export interface BreadcrumbItem {
  label: string;
  to?: Destination | undefined;
}

export interface BreadcrumbProps {
  /** From the root; the last is where the shopper is. */
  items: readonly BreadcrumbItem[];
  className?: string | undefined;
}
