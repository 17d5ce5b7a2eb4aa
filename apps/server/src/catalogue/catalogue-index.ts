import type { FacetType } from '@vitrine/contract';
import { add, type Bitset, emptySet, setOf } from './bitset.ts';
import { buildDimension, type Dimension } from './dimension.ts';
import {
  bestSellingOrder,
  fixedOrders,
  inOrder,
  inShopOrder,
  type Numbers,
  numbersOf,
} from './orders.ts';
import type { Paced } from './paced.ts';
import { DISCOUNT_BANDS, discountBand, isSoldOut } from './price.ts';
import type {
  AttributeRow,
  BrandRow,
  CatalogueRows,
  ColourRow,
  FixedOrder,
  ProductRow,
  SaleRow,
  SetRow,
} from './rows.ts';
import { compareSizes, type SizeOnScale, sizeKey } from './sizes.ts';
import { buildTextIndex, type TextIndex } from './text-index.ts';
import { type CategoryTree, categoryTree } from './tree.ts';

/** Facets whose values are counted; the price is a range and has none. */
export type CountedFacet = Exclude<FacetType, 'Price'>;

/** A list of products in an order of its own. */
export interface Selection<Row> {
  row: Row;
  order: Uint32Array;
  members: Bitset;
}

/**
 * The whole catalogue, ready to be asked. Products are known by their number, which is their place in
 * the shop's own order. Nothing in here changes after it is built: a new one takes its place.
 */
export interface CatalogueIndex {
  products: readonly ProductRow[];
  numberOf: ReadonlyMap<string, number>;
  numbers: Numbers;
  shopOrder: Uint32Array;
  orders: Record<FixedOrder, Uint32Array>;
  bestSelling: Uint32Array;
  facets: Record<CountedFacet, Dimension>;
  genders: Dimension;
  tags: Dimension;
  reduced: Bitset;
  /** What can still be bought in some size. */
  inStock: Bitset;
  brands: ReadonlyMap<string, BrandRow>;
  colours: ReadonlyMap<string, ColourRow>;
  attributes: ReadonlyMap<string, AttributeRow>;
  sizes: ReadonlyMap<string, SizeOnScale>;
  tree: CategoryTree;
  sets: ReadonlyMap<string, Selection<SetRow>>;
  sales: ReadonlyMap<string, Selection<SaleRow>>;
  text: TextIndex;
}

export function* buildIndex(rows: CatalogueRows): Paced<CatalogueIndex> {
  const tree = categoryTree(rows.categories);
  const brands = byKey(rows.brands, 'id');
  const colours = byKey(rows.colours, 'code');
  const attributes = byKey(rows.attributes, 'code');
  // A product may be read a moment before the brand it belongs to; the next build has both.
  const known = rows.products.filter(
    (product) => brands.has(product.brandId) && tree.byId.has(product.categoryId),
  );
  yield;
  const products = inShopOrder(known);
  const numberOf = new Map(products.map((product, n) => [product.id, n]));
  yield;
  const numbers = numbersOf(products);
  yield;
  const orders = fixedOrders(numbers);
  const sizes = sizesOf(products);
  yield;
  const facets = yield* buildFacets(rows, products, numbers, tree, sizes);
  const text = yield* buildTextIndex({ products, facets, tree, brands, colours, attributes });
  return {
    products,
    numberOf,
    numbers,
    shopOrder: inOrder(products.length),
    orders,
    bestSelling: bestSellingOrder(products),
    facets,
    genders: yield* simple(products, ['women', 'men', 'kids'], (product) => product.gender),
    tags: yield* simple(products, ['NewSeason', 'Exclusive'], (product) => product.tag),
    reduced: membersWhere(products, (_, n) => (numbers.discount[n] ?? 0) > 0),
    inStock: membersWhere(products, ({ variants }) => !isSoldOut(variants)),
    brands,
    colours,
    attributes,
    sizes,
    tree,
    sets: selections(rows.sets, numberOf),
    sales: selections(rows.sales, numberOf),
    text,
  };
}

function* buildFacets(
  rows: CatalogueRows,
  products: readonly ProductRow[],
  { discount }: Numbers,
  tree: CategoryTree,
  sizes: ReadonlyMap<string, SizeOnScale>,
): Paced<Record<CountedFacet, Dimension>> {
  const at = (n: number): ProductRow => products[n] as ProductRow;
  const facet = (values: readonly string[], valuesOf: (n: number) => Iterable<string>) =>
    buildDimension(values, products.length, valuesOf);
  const paths = new Map(tree.ordered.map(({ id }) => [id, tree.pathOf(id).map((row) => row.id)]));
  const brandNames = [...rows.brands].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const bands = DISCOUNT_BANDS.map(String);
  return {
    Categories: yield* facet([...paths.keys()], (n) => paths.get(at(n).categoryId) ?? []),
    Brands: yield* facet(
      brandNames.map(({ id }) => id),
      (n) => [at(n).brandId],
    ),
    Sizes: yield* facet([...sizes.keys()], (n) => sizesInStock(at(n))),
    Colors: yield* facet(codes(rows.colours), (n) => [at(n).colour]),
    Discount: yield* facet(bands, (n) => [discountBand(discount[n] as number) ?? '']),
    Attributes: yield* facet(codes(rows.attributes), (n) => at(n).attributes),
    SameDayDelivery: yield* facet(['true'], (n) => [String(at(n).isSameDay)]),
  };
}

const simple = (
  products: readonly ProductRow[],
  values: readonly string[],
  told: (product: ProductRow) => string | null,
) => buildDimension(values, products.length, (n) => [told(products[n] as ProductRow) ?? '']);

/** A size counts only while a piece of it is left: that is what a shopper narrows for. */
const sizesInStock = (product: ProductRow): Set<string> =>
  new Set(product.variants.filter(({ quantity }) => quantity > 0).map(sizeKey));

function sizesOf(products: readonly ProductRow[]): ReadonlyMap<string, SizeOnScale> {
  const found = new Map<string, SizeOnScale>();
  for (const { variants } of products) {
    for (const { size, scale } of variants) found.set(sizeKey({ size, scale }), { size, scale });
  }
  return new Map([...found].sort(([, left], [, right]) => compareSizes(left, right)));
}

function selections<Row extends { id: string; productIds: string[] }>(
  rows: readonly Row[],
  numberOf: ReadonlyMap<string, number>,
): ReadonlyMap<string, Selection<Row>> {
  const entries = rows.map((row): [string, Selection<Row>] => {
    const order = row.productIds.map((id) => numberOf.get(id)).filter((n) => n !== undefined);
    return [row.id, { row, order: Uint32Array.from(order), members: setOf(numberOf.size, order) }];
  });
  return new Map(entries);
}

function membersWhere(
  products: readonly ProductRow[],
  isMember: (product: ProductRow, n: number) => boolean,
): Bitset {
  const members = emptySet(products.length);
  for (const [n, product] of products.entries()) if (isMember(product, n)) add(members, n);
  return members;
}

const codes = (rows: readonly { code: string; position: number }[]): string[] =>
  [...rows].sort((a, b) => a.position - b.position).map(({ code }) => code);

const byKey = <Key extends string, Row extends Record<Key, string>>(
  rows: readonly Row[],
  key: Key,
): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row[key], row]));
