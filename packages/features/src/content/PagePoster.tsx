import type { PagePosterProps } from './PagePoster.types.ts';

/** Codes lead into mini-programs: on the web a page is handed on by its address. */
export const PagePoster = (_: PagePosterProps) => null;
