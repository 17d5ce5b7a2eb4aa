import type { RouteName } from './routes.ts';

/** What a content page is chosen by. */
const CONTENT = ['env', 'benefits', 'language', 'gender', 'country'] as const;
const COLLECTIONS = ['category', 'brand', 'set', 'sale'] as const;

/**
 * The query parameters that each screen is rendered with; a screen without any has no row. It stands apart
 * from the table of routes, which browsers load. A parameter that is not listed changes no page.
 */
const PAGE_QUERY: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: CONTENT,
  content: CONTENT,
  category: ['gender', 'tab', 'letter'],
  search: ['keyword', 'gender'],
  list: [
    // Links in content pages use several names: brand, brandId, brand_id.
    ...COLLECTIONS.flatMap((type) => [type, `${type}Id`, `${type}_id`]),
    ...['keyword', 'gender', 'sort', 'page', 'price-min', 'price-max'],
    ...['categories', 'brands', 'sizes', 'colors', 'discounts', 'attributes'],
    ...['same-day-delivery', 'tags', 'new-in-days', 'reduced'],
  ],
  // The size that a message or a link has chosen.
  product: ['variant'],
  login: ['by'],
  personalIds: ['checkout'],
  coupons: ['tab'],
  orders: ['status'],
  tracking: ['number'],
  returnRequest: ['parcel'],
  checkout: ['form'],
  questionnaire: ['step'],
  gamification: ['share'],
};

/** The query parameters that the page of a route is rendered with. */
export const listPageQuery = (route: RouteName | undefined): readonly string[] =>
  (route && PAGE_QUERY[route]) ?? [];
