import type { BreadcrumbProps } from './Breadcrumb.types.ts';

/** Renders nothing: a mini-program page has a back arrow instead. */
export const Breadcrumb = (_: BreadcrumbProps) => null;
