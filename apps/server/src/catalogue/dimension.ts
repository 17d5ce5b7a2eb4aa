import type { FacetType } from '@vitrine/contract';
import {
  add,
  type Bitset,
  countCommon,
  countListed,
  countMembers,
  emptySet,
  listMembers,
  remove,
  unite,
} from './bitset.ts';
import type { ProductSet } from './product-set.ts';
import { type TimeSlicedTask, YIELD_EVERY } from './time-slicing.ts';

/** Facets whose values are counted; the price is a range and has none. */
export type CountedFacet = Exclude<FacetType, 'Price'>;

/** Products grouped by the values of one attribute, such as brand, size or category with its ancestors. */
export interface Dimension {
  /** In display order; the position of a value is its ordinal. */
  values: readonly string[];
  ordinals: ReadonlyMap<string, number>;
  /** The products that have a value, by its ordinal. */
  members: readonly Bitset[];
  /** The same products as a sorted list, for values that few products have. */
  lists: (Uint32Array | undefined)[];
  /** The ordinals of product n are in `valueOrdinals` from `starts[n]` to `starts[n + 1]`, then NO_VALUE. */
  starts: Uint32Array;
  valueOrdinals: Uint16Array;
}

/** Fills the places of a product that has fewer values than it may get. */
const NO_VALUE = 0xffff;

/**
 * Groups `count` products by their values. Values that are not listed in `values` are ignored.
 * `countPlaces` reserves places for the values that a product may get by `changeValues`.
 */
export function* buildDimension(
  values: readonly string[],
  count: number,
  valuesOf: (product: number) => Iterable<string>,
  countPlaces: (product: number) => number = () => 0,
): TimeSlicedTask<Dimension> {
  const ordinals = new Map(values.map((value, ordinal) => [value, ordinal]));
  const members = values.map(() => emptySet(count));
  const starts = new Uint32Array(count + 1);
  const valueOrdinals: number[] = [];
  for (let product = 0; product < count; product++) {
    for (const value of valuesOf(product)) {
      const ordinal = ordinals.get(value);
      if (ordinal === undefined) continue;
      valueOrdinals.push(ordinal);
      add(members[ordinal] as Bitset, product);
    }
    const end = (starts[product] as number) + countPlaces(product);
    while (valueOrdinals.length < end) valueOrdinals.push(NO_VALUE);
    starts[product + 1] = valueOrdinals.length;
    if (product % YIELD_EVERY === 0) yield;
  }
  const lists: Dimension['lists'] = [];
  for (const set of members) {
    lists.push(countMembers(set) < set.length * LISTED_STEP ? listMembers(set) : undefined);
    yield;
  }
  return {
    values,
    ordinals,
    members,
    lists,
    starts,
    valueOrdinals: new Uint16Array(valueOrdinals),
  };
}

/** Replaces the values of one product. Returns false and changes nothing when there is no place for them. */
export function changeValues(
  dimension: Dimension,
  product: number,
  newValues: Iterable<string>,
): boolean {
  const { ordinals, members, lists, starts, valueOrdinals } = dimension;
  const start = starts[product] as number;
  const end = starts[product + 1] as number;
  const before = valueOrdinals.slice(start, end).filter((ordinal) => ordinal !== NO_VALUE);
  const after = [...newValues].map((value) => ordinals.get(value) ?? NO_VALUE);
  if (after.length > end - start || after.includes(NO_VALUE)) return false;
  valueOrdinals.fill(NO_VALUE, start, end).set(after, start);
  for (const ordinal of before) {
    if (after.includes(ordinal)) continue;
    remove(members[ordinal] as Bitset, product);
    lists[ordinal] = lists[ordinal]?.filter((other) => other !== product);
  }
  for (const ordinal of after) {
    if (before.includes(ordinal)) continue;
    add(members[ordinal] as Bitset, product);
    const list = lists[ordinal];
    if (list) lists[ordinal] = Uint32Array.of(...list, product).sort();
  }
  return true;
}

/**
 * Counts how many of the products have each value. Few products are counted one by one; many by
 * intersecting bitsets, which is five times faster for a catalogue of 20,000.
 */
export function countValues(dimension: Dimension, products: ProductSet): Uint32Array {
  const { values, valueOrdinals, starts } = dimension;
  const bySets = values.length * products.members.length;
  const byProducts =
    (products.count * valueOrdinals.length * PRODUCT_STEP) / Math.max(1, starts.length - 1);
  return byProducts < bySets
    ? countOneByOne(dimension, products.list())
    : countBySets(dimension, products.members);
}

/** Values that few products have are counted product by product. */
function countBySets({ members, lists }: Dimension, products: Bitset): Uint32Array {
  return Uint32Array.from(lists, (list, ordinal) =>
    list ? countListed(list, products) : countCommon(members[ordinal] as Bitset, products),
  );
}

/** Looking up one product costs a little more than half of intersecting two words. */
const LISTED_STEP = 1.5;

/** Counting one value of a product costs about as much as intersecting two words. */
const PRODUCT_STEP = 2;

function countOneByOne(
  { starts, valueOrdinals, values }: Dimension,
  products: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(values.length);
  for (let i = 0; i < products.length; i++) {
    const product = products[i] as number;
    const end = starts[product + 1] as number;
    for (let at = starts[product] as number; at < end; at++) {
      const ordinal = valueOrdinals[at] as number;
      if (ordinal === NO_VALUE) break;
      counts[ordinal] = (counts[ordinal] as number) + 1;
    }
  }
  return counts;
}

/** Finds the products that have at least one of the values. */
export function findWithAnyValue(
  dimension: Dimension,
  values: readonly string[],
  count: number,
): Bitset {
  const union = emptySet(count);
  for (const value of values) {
    const members = dimension.members[dimension.ordinals.get(value) ?? -1];
    if (members) unite(union, members);
  }
  return union;
}
