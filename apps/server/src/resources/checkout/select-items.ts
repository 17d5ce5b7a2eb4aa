import type { ShippingType } from '@vitrine/contract';
import { formatChinaShortDate, type Language } from '@vitrine/kit';
import type { MerchantShippingChoice } from '../../pricing/stored-types.ts';
import type { BagItemRecord } from '../bags/queries.ts';
import { countAvailable, listNotices } from '../bags/rules.ts';
import { checkoutProblem } from './problems.ts';

/** The merchants of the items with their current shipping options. */
export function listMerchantShipping(
  items: readonly BagItemRecord[],
  chosen: ShippingType,
): MerchantShippingChoice[] {
  const merchants = new Map<string, MerchantShippingChoice>();
  for (const item of items)
    merchants.set(item.merchant_id, {
      merchantId: item.merchant_id,
      name: item.merchant_name,
      monogram: item.merchant_monogram,
      city: item.merchant_city,
      shipsFrom: item.merchant_ships_from,
      ways: item.merchant_shipping,
      chosen,
    });
  return [...merchants.values()];
}

export const sumPrices = (items: readonly BagItemRecord[]) =>
  items.reduce((sum, item) => sum + Number(item.price_incl_taxes) * item.quantity, 0);

/** Says why an item cannot be ordered, if nothing of it can be. */
function findItemProblem(item: BagItemRecord, language: Language) {
  const name = item.short_description[language];
  const [notice] = listNotices(item);
  if (notice === 'gone')
    return checkoutProblem('items-unavailable', language, { values: { name } });
  if (notice === 'sold-out') return checkoutProblem('sold-out', language, { values: { name } });
  if (notice !== 'not-open' || !item.opens_at) return undefined;
  const day = formatChinaShortDate(item.opens_at.getTime(), language);
  return checkoutProblem('not-open-yet', language, { values: { name, day } });
}

/**
 * Selects the items to order. Items that are sold out or not yet open are left in the bag unless they were requested by id; for
 * an item with too little stock the shopper has to decide.
 */
export function selectItems(
  items: readonly BagItemRecord[],
  { itemIds, language }: { itemIds: readonly string[] | undefined; language: Language },
): BagItemRecord[] {
  const selected = itemIds
    ? items.filter(({ id }) => itemIds.includes(id))
    : items.filter((item) => item.opens_at === null && countAvailable(item) > 0);
  if (itemIds && selected.length < new Set(itemIds).size)
    throw checkoutProblem('bag-changed', language);
  // Who comes too late reads what is wrong with the bag, not that it is empty.
  const [first] = items;
  if (selected.length === 0)
    throw (first && findItemProblem(first, language)) ?? checkoutProblem('bag-empty', language);
  for (const item of selected) {
    const problem = findItemProblem(item, language);
    if (problem) throw problem;
    const left = countAvailable(item);
    const name = item.short_description[language];
    if (left < item.quantity)
      throw checkoutProblem('not-enough-left', language, { values: { name, left } });
  }
  return selected;
}
