import { isFullRange, type ListedFacet } from '@vitrine/state';
import { type ListAddress, PARAMETER_OF, QUICK_FILTERS, type Source } from './address.ts';

type Written = Record<string, string>;

/** What narrows and orders a list, as the listing calls want it. Defaults are left out. */
export function listingQuery({ gender, filters }: ListAddress): Written {
  const { sort, chosen, priceRange, quick } = filters;
  const written: Written = {};
  if (gender) written.gender = gender;
  if (sort !== 'default') written.sort = sort;
  for (const [type, values] of Object.entries(chosen) as [ListedFacet, string[]][]) {
    if (values.length > 0) written[PARAMETER_OF[type]] = values.join(',');
  }
  if (!isFullRange(priceRange)) {
    written['price-min'] = String(priceRange.min);
    written['price-max'] = String(priceRange.max);
  }
  for (const { key, parameter, value } of QUICK_FILTERS) {
    if (!quick.includes(key)) continue;
    const others = written[parameter];
    written[parameter] = others && others !== value ? `${others},${value}` : value;
  }
  return written;
}

function sourceQuery({ type, id, keyword }: Source): Written {
  if (type !== 'search') return { [type]: id || 'all' };
  return keyword ? { keyword } : {};
}

/** What names the list itself, however it is narrowed or ordered. */
export const ownQuery = ({ source, gender }: ListAddress): Written => ({
  ...sourceQuery(source),
  ...(gender ? { gender } : {}),
});

/** The address as it is written: the same list always has the same address. */
export function addressQuery(address: ListAddress): Written {
  const { source, page } = address;
  return {
    ...sourceQuery(source),
    ...listingQuery(address),
    ...(page > 1 ? { page: String(page) } : {}),
  };
}

/** Names what a list shows, whatever number of pages of it. */
export const conditionOf = (address: ListAddress): string =>
  JSON.stringify(addressQuery({ ...address, page: 1 }));

/** Names the list itself. */
export const sourceText = (address: ListAddress): string => JSON.stringify(ownQuery(address));
