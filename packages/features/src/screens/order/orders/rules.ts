/** Unpaid orders are checkout orders still; the others have been placed. */
const TABS = ['unpaid', 'active', 'history'] as const;
export type OrdersTab = (typeof TABS)[number];

/** The tab in the URL; active orders by default. */
export const parseTab = (query: Readonly<Record<string, string>>): OrdersTab =>
  TABS.find((tab) => tab === query.status) ?? 'active';

/** How many pictures fit beside the total. */
export const MAX_PICTURES = 3;
