/** The change from one number to another as a share, or null where there was nothing before. */
export const getChange = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before;

/** What an order is worth on average, in minor units. */
export const getAverage = ({ orders, revenue }: { orders: number; revenue: number }): number =>
  orders === 0 ? 0 : Math.round(revenue / orders);
