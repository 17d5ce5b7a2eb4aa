import type { SkipLinkProps } from './SkipLink.types.ts';

/** Renders nothing: mini-programs have no keyboard and cannot move the focus. */
export const SkipLink = (_props: SkipLinkProps) => null;
