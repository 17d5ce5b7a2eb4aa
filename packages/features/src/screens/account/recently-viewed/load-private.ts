import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { loadRecommended } from '../../../shared/recommendations/index.ts';
import { loadViewed } from './load-viewed.ts';

/** Loads the viewed products and the recommendations that an empty page shows. */
export const loadPrivate = (context: PrivateLoadContext): Promise<unknown> =>
  Promise.all([loadViewed(context), loadRecommended(context)]);
