import type { SetRule } from '@vitrine/contract/admin';
import { type Bitset, fullSet, has } from './bitset.ts';
import type { CatalogueIndex, Selection } from './catalogue-index.ts';
import { filterProducts } from './filter-products.ts';
import type { SetRow } from './rows.ts';

/** The products that match the rule of a set at this moment. */
export const findRuleMembers = (index: CatalogueIndex, rule: SetRule, now: number): Bitset =>
  filterProducts(index, fullSet(index.products.length), rule, now).members;

/**
 * A set whose products are found by rule. They are found at every reading, because stock and prices change
 * within an index and time passes.
 */
const createRuleSet = (
  index: CatalogueIndex,
  row: SetRow,
  rule: SetRule,
  now: () => number,
): Selection<SetRow> => ({
  row,
  get members() {
    return findRuleMembers(index, rule, now());
  },
  get order() {
    const members = findRuleMembers(index, rule, now());
    return index.defaultOrder.filter((n) => has(members, n));
  },
});

/** Replaces the sets that have a rule, whose products are not stored. */
export function addRuleSets(
  index: CatalogueIndex,
  rows: readonly SetRow[],
  now: () => number,
): CatalogueIndex {
  const sets = new Map(index.sets);
  for (const row of rows) if (row.rule) sets.set(row.id, createRuleSet(index, row, row.rule, now));
  return { ...index, sets };
}
