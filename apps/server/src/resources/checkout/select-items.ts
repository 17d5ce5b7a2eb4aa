import type { ShippingType } from '@vitrine/contract';
import { formatChinaShortDate, type Language } from '@vitrine/kit';
import type { MerchantShippingChoice } from '../../pricing/stored-types.ts';
import type { BagItemRecord } from '../bags/queries.ts';
import { countAvailable } from '../bags/rules.ts';
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
      ways: item.merchant_shipping,
      chosen,
    });
  return [...merchants.values()];
}

export const sumPrices = (items: readonly BagItemRecord[]) =>
  items.reduce((sum, item) => sum + Number(item.price_incl_taxes) * item.quantity, 0);

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
  if (selected.length === 0 || (itemIds && selected.length < new Set(itemIds).size))
    throw checkoutProblem(itemIds ? 'bag-changed' : 'bag-empty', language);
  for (const item of selected) {
    const left = countAvailable(item);
    const name = item.short_description[language];
    if (item.opens_at) {
      const day = formatChinaShortDate(item.opens_at.getTime(), language);
      throw checkoutProblem('not-open-yet', language, { values: { name, day } });
    }
    if (left === 0) throw checkoutProblem('items-unavailable', language, { values: { name } });
    if (left < item.quantity)
      throw checkoutProblem('not-enough-left', language, { values: { name, left } });
  }
  return selected;
}
