import type { CalendarEntry } from '@vitrine/contract/admin';
import { itemHref } from '../marketing/item-types.ts';

/** Where an entry is edited. Prices of several products are edited in the list of products. */
export function entryHref({ kind, id, products }: CalendarEntry): string {
  if (kind === 'page' || kind === 'page-test') return `/pages/${id}`;
  if (kind === 'sale') return `/sales/${id}`;
  if (kind === 'scheduled-price') return products === 1 ? `/products/${id}` : '/products';
  return itemHref(kind, id);
}
