import type { BreadcrumbProps } from './Breadcrumb.types.ts';

/** A phone has its back arrow: what it would only hide is not sent to the view. */
export const Breadcrumb = (_: BreadcrumbProps) => null;
