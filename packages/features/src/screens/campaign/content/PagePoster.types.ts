import type { ShareContent } from '@vitrine/platform';

export interface PagePosterProps {
  id: string;
  /** Undefined until the page is loaded. */
  shareContent: ShareContent | undefined;
}
