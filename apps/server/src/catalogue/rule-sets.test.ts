import { describe, expect, it } from 'vitest';
import { buildSyntheticCatalogue } from '../../test/support/synthetic-catalogue.ts';
import { listMembers } from './bitset.ts';
import { buildIndex } from './catalogue-index.ts';
import { changeProduct } from './change-product.ts';
import type { ProductRow, SetRow } from './rows.ts';
import { addRuleSets } from './rule-sets.ts';
import { runSync } from './time-slicing.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 9, 1);
const EMPTY = { 'zh-CN': '', 'en-US': '' };
const NAME = { 'zh-CN': '降价', 'en-US': 'Reduced' };

const createSet = (rule: SetRow['rule']): SetRow => ({
  id: '1',
  gender: null,
  name: NAME,
  description: EMPTY,
  position: 0,
  productIds: [],
  rule,
});

function openSet(rule: SetRow['rule']) {
  const clock = { now: START };
  const rows = { ...buildSyntheticCatalogue(200, 3, START), sets: [createSet(rule)] };
  const index = addRuleSets(runSync(buildIndex(rows)), rows.sets, () => clock.now);
  const readIds = () => [...(index.sets.get('1')?.order ?? [])].map((n) => index.products[n]?.id);
  const readMembers = () => [...listMembers(index.sets.get('1')?.members ?? new Uint32Array())];
  return { clock, index, readIds, readMembers };
}

const isReduced = ({ variants }: ProductRow) =>
  variants.some(({ price, original }) => price < original);

describe('a set with a rule', () => {
  it('has the products that match, in the default order', () => {
    const { index, readIds } = openSet({ gender: 'men', colors: ['colour-1', 'colour-2'] });
    const expected = [...index.defaultOrder]
      .flatMap((n) => index.products[n] ?? [])
      .filter(({ gender, colour }) => gender === 'men' && /^colour-[12]$/.test(colour ?? ''));
    expect(readIds()).toEqual(expected.map(({ id }) => id));
    expect(readIds().length).toBeGreaterThan(0);
  });

  it('follows a change of price at once', () => {
    const { index, readIds, readMembers } = openSet({ reduced: true });
    const n = index.products.findIndex((product) => !isReduced(product));
    const product = index.products[n] as ProductRow;
    expect(readIds()).not.toContain(product.id);
    const reduced = product.variants.map((variant) => ({ ...variant, price: 1, quantity: 1 }));
    changeProduct(index, n, reduced);
    expect(readIds()).toContain(product.id);
    expect(readMembers()).toContain(n);
  });

  it('follows the time', () => {
    const { clock, readIds } = openSet({ 'new-in-days': 7 });
    const before = readIds().length;
    expect(before).toBeGreaterThan(0);
    clock.now += 8 * DAY_MS;
    expect(readIds()).toEqual([]);
  });
});
