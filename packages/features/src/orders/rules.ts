import type { OrderList } from '@vitrine/contract';

export type OrdersTab = OrderList['status'];

/** Which list an address shows; what is under way comes first. */
export const tabOf = (query: Readonly<Record<string, string>>): OrdersTab =>
  query.status === 'history' ? 'history' : 'active';

/** More pictures than fit beside a sum are told by the number of pieces. */
export const MOST_PICTURES = 3;
