import type { ShareContent } from '@vitrine/platform';

export interface PagePosterProps {
  id: string;
  /** Nothing before the page stands. */
  shares: ShareContent | undefined;
}
