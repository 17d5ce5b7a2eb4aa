import type { PagePosterProps } from './PagePoster.types.ts';

/** Only mini-programs show a poster, because its code opens one; a web page is shared by its URL. */
export const PagePoster = (_: PagePosterProps) => null;
