import type { SortOrder } from '@vitrine/contract';
import type { ListedFacet, PriceRange } from '@vitrine/state';
import type { ListAddress, QuickFilter } from './address.ts';

const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** Any change of what is shown begins at the first page again. */
const changed = (address: ListAddress, filters: Partial<ListAddress['filters']>): ListAddress => ({
  ...address,
  page: 1,
  filters: { ...address.filters, ...filters },
});

export function toggleValue(address: ListAddress, type: ListedFacet, value: string): ListAddress {
  const { chosen, quick } = address.filters;
  const next = { ...chosen, [type]: toggled(chosen[type] ?? [], value) };
  // Same-day delivery is a facet and a quick filter: one wish, told in two places.
  const sameDay = type === 'SameDayDelivery' ? { quick: toggled(quick, 'sameDay') } : {};
  return changed(address, { chosen: next, ...sameDay });
}

export function toggleQuick(address: ListAddress, key: QuickFilter['key']): ListAddress {
  if (key === 'sameDay') return toggleValue(address, 'SameDayDelivery', 'true');
  return changed(address, { quick: toggled(address.filters.quick, key) });
}

export const withPrice = (address: ListAddress, priceRange: PriceRange): ListAddress =>
  changed(address, { priceRange });

export const withSort = (address: ListAddress, sort: SortOrder): ListAddress =>
  changed(address, { sort });

export const withPage = (address: ListAddress, page: number): ListAddress => ({ ...address, page });
