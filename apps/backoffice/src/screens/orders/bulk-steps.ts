import type { MerchantOrderSummary } from '@vitrine/contract/admin';

/** The selected orders by what can be done with them now. */
export const groupByNextStep = (rows: readonly MerchantOrderSummary[]) => ({
  accept: rows.filter(({ status }) => status === 'paid'),
  pack: rows.filter(({ status }) => status === 'accepted'),
  ship: rows.filter(({ status }) => status === 'packed'),
  print: rows.filter(({ status }) => status !== 'cancelled'),
});
