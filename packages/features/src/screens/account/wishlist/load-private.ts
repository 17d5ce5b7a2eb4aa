import type { PrivateLoadContext } from '../../../shared/private-data/usePrivateData.ts';
import { loadRecommended } from '../../../shared/recommendations/index.ts';
import { loadWishlist } from './load-wishlist.ts';

/** Loads the wishlist and the recommendations that an empty page shows. */
export const loadPrivate = (context: PrivateLoadContext): Promise<unknown> =>
  Promise.all([loadWishlist(context), loadRecommended(context)]);
