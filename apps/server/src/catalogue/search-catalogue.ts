import type { Gender } from '@vitrine/contract';
import { type Bitset, countMembers, has, intersect, unite } from './bitset.ts';
import type { CatalogueIndex, Selection } from './catalogue-index.ts';
import { correctKeyword } from './corrections.ts';
import { findWithAnyValue } from './dimension.ts';
import type { SetRow } from './rows.ts';
import { type SearchResult, searchIndex } from './search.ts';
import { joinWords } from './tokens.ts';

export interface CatalogueSearch extends SearchResult {
  /** What was searched instead of the keyword, which has no results. */
  correctedKeyword: string | null;
  /** Nothing was found for the gender, so the products are of the others. */
  isOtherGender: boolean;
}

/** Searches for a keyword, then for what it probably means, each first in the gender and then in all. */
export function searchCatalogue(
  index: CatalogueIndex,
  keyword: string,
  gender?: Gender,
): CatalogueSearch {
  const asTyped = findResults(index, keyword);
  if (hasGender(index, asTyped.members, gender))
    return { ...asTyped, correctedKeyword: null, isOtherGender: false };
  const corrected = correctKeyword(index.text, keyword) ?? null;
  const asCorrected = corrected === null ? null : findResults(index, corrected);
  if (asCorrected && hasGender(index, asCorrected.members, gender))
    return { ...asCorrected, correctedKeyword: corrected, isOtherGender: false };
  if (countMembers(asTyped.members) > 0)
    return { ...asTyped, correctedKeyword: null, isOtherGender: true };
  if (asCorrected && countMembers(asCorrected.members) > 0)
    return { ...asCorrected, correctedKeyword: corrected, isOtherGender: true };
  return { ...asTyped, correctedKeyword: null, isOtherGender: false };
}

/** The products of the set with this name first, then the products that match the keyword. */
function findResults(index: CatalogueIndex, keyword: string): SearchResult {
  const result = searchIndex(index.text, index.products.length, keyword);
  const set = findSetByName(index, keyword);
  if (!set) return result;
  const others = result.order.filter((n) => !has(set.members, n));
  return {
    members: unite(result.members, set.members),
    order: Uint32Array.from([...set.order, ...others]),
  };
}

function findSetByName(index: CatalogueIndex, keyword: string): Selection<SetRow> | undefined {
  const words = joinWords(keyword);
  return [...index.sets.values()].find(
    (set) =>
      Object.values(set.row.name).some((name) => joinWords(name) === words) && set.order.length > 0,
  );
}

function hasGender(index: CatalogueIndex, members: Bitset, gender: Gender | undefined): boolean {
  const found = members.slice();
  if (gender) intersect(found, findWithAnyValue(index.genders, [gender], index.products.length));
  return countMembers(found) > 0;
}
