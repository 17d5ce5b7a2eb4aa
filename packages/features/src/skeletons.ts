import type { RouteName } from '@vitrine/platform';
import type { SkeletonKind } from '@vitrine/ui';

const KINDS: Readonly<Partial<Record<RouteName, SkeletonKind>>> = {
  home: 'homepage',
  list: 'listing',
  product: 'product-detail',
  wishlist: 'shelf',
  recentlyViewed: 'shelf',
  coupons: 'access-reward',
  accessReward: 'access-reward',
  search: 'processing',
  payment: 'processing',
};

/** What is drawn in a screen's place while it is on its way; known before anything of it has come. */
export const skeletonOf = (route: RouteName): SkeletonKind => KINDS[route] ?? 'unready';
