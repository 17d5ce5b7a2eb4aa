import type { ShareContent } from '@vitrine/platform';

export interface PagePosterProps {
  id: string;
  /** Undefined until the page is loaded. */
  shareContent: ShareContent | undefined;
}

/** Only mini-programs show a poster, because its code opens one; a web page is shared by its URL. */
export const PagePoster = (_: PagePosterProps) => null;
