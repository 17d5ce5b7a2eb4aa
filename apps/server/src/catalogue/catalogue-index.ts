import { DISCOUNT_BANDS } from '@vitrine/kit';
import { add, type Bitset, createBitset, emptySet } from './bitset.ts';
import { buildCategoryTree, type CategoryTree } from './category-tree.ts';
import { buildDimension, type CountedFacet, type Dimension } from './dimension.ts';
import { groupFamilies } from './families.ts';
import { findDiscountBand } from './price.ts';
import type {
  AttributeRow,
  BrandRow,
  CatalogueRows,
  ColourRow,
  ProductRow,
  RedirectRow,
  SaleRow,
  SetRow,
  SizeChartRow,
  SizeSystemRow,
} from './rows.ts';
import { createSizeOrder, type SizeOnScale, toSizeKey } from './sizes.ts';
import {
  createSortColumns,
  PRODUCT_ORDERS,
  type ProductOrder,
  type SortColumns,
  sortForNumbering,
  sortProducts,
  writeSortColumns,
} from './sort-orders.ts';
import { buildTextIndex, type TextIndex } from './text-index.ts';
import { type TimeSlicedTask, YIELD_EVERY } from './time-slicing.ts';
import { joinWords } from './tokens.ts';

/** A list of products in its own order. */
export interface Selection<Row> {
  row: Row;
  order: Uint32Array;
  members: Bitset;
}

/**
 * The whole catalogue, indexed for queries. Products are numbered by rank. A change of stock or price
 * changes the index in place (`change-product.ts`), between two requests and without new numbers; any
 * other change builds a new index.
 */
export interface CatalogueIndex {
  products: ProductRow[];
  numberById: ReadonlyMap<string, number>;
  columns: SortColumns;
  sortOrders: Record<ProductOrder, Uint32Array>;
  /** The same as `sortOrders.default`. */
  defaultOrder: Uint32Array;
  /** The same as `sortOrders.bestSelling`. */
  bestSelling: Uint32Array;
  facets: Record<CountedFacet, Dimension>;
  /** The numbers of the products of each family, in the order of their colours. */
  families: ReadonlyMap<string, readonly number[]>;
  genders: Dimension;
  tags: Dimension;
  reduced: Bitset;
  /** Products with stock in at least one size. */
  inStock: Bitset;
  brands: ReadonlyMap<string, BrandRow>;
  colours: ReadonlyMap<string, ColourRow>;
  attributes: ReadonlyMap<string, AttributeRow>;
  sizes: ReadonlyMap<string, SizeOnScale>;
  /** In their order. */
  sizeSystems: ReadonlyMap<string, SizeSystemRow>;
  sizeCharts: ReadonlyMap<string, SizeChartRow>;
  tree: CategoryTree;
  sets: ReadonlyMap<string, Selection<SetRow>>;
  sales: ReadonlyMap<string, Selection<SaleRow>>;
  text: TextIndex;
  /** By the words that lead to their page. */
  redirects: ReadonlyMap<string, RedirectRow>;
}

export function* buildIndex(rows: CatalogueRows): TimeSlicedTask<CatalogueIndex> {
  const tree = buildCategoryTree(rows.categories);
  const brands = indexBy(rows.brands, 'id');
  const colours = indexBy(rows.colours, 'code');
  const attributes = indexBy(rows.attributes, 'code');
  // A product may be read before its brand was written; it is left out until the next build.
  const complete: ProductRow[] = [];
  for (const [at, product] of rows.products.entries()) {
    if (brands.has(product.brandId) && tree.byId.has(product.categoryId)) complete.push(product);
    if (at % YIELD_EVERY === 0) yield;
  }
  const products = yield* sortForNumbering(complete);
  const numberById = new Map<string, number>();
  const columns = createSortColumns(products.length);
  const reduced = emptySet(products.length);
  const inStock = emptySet(products.length);
  for (const [n, product] of products.entries()) {
    numberById.set(product.id, n);
    writeSortColumns(columns, n, product);
    if ((columns.discount[n] as number) > 0) add(reduced, n);
    if (columns.soldOut[n] === 0) add(inStock, n);
    if (n % YIELD_EVERY === 0) yield;
  }
  const sortOrders = yield* sortInEveryOrder(columns);
  const sizes = yield* collectSizes(products, rows.sizeSystems);
  const facets = yield* buildDimensions(rows, products, columns, tree, sizes);
  const text = yield* buildTextIndex({
    products,
    inStock,
    facets,
    tree,
    brands,
    colours,
    attributes,
    synonyms: rows.synonyms,
  });
  return {
    products,
    numberById,
    columns,
    sortOrders,
    defaultOrder: sortOrders.default,
    bestSelling: sortOrders.bestSelling,
    facets,
    families: groupFamilies(products, colours),
    genders: yield* buildSimpleDimension(
      products,
      ['women', 'men', 'kids'],
      (product) => product.gender,
    ),
    tags: yield* buildSimpleDimension(
      products,
      ['NewSeason', 'Exclusive'],
      (product) => product.tag,
    ),
    reduced,
    inStock,
    brands,
    colours,
    attributes,
    sizes,
    sizeSystems: indexBy(rows.sizeSystems, 'code'),
    sizeCharts: indexBy(rows.sizeCharts, 'code'),
    tree,
    sets: buildSelections(rows.sets, numberById),
    sales: buildSelections(rows.sales, numberById),
    text,
    redirects: new Map(
      rows.redirects.flatMap((row) => row.words.map((word) => [joinWords(word), row])),
    ),
  };
}

function* buildDimensions(
  rows: CatalogueRows,
  products: readonly ProductRow[],
  columns: SortColumns,
  tree: CategoryTree,
  sizes: ReadonlyMap<string, SizeOnScale>,
): TimeSlicedTask<Record<CountedFacet, Dimension>> {
  const productAt = (n: number): ProductRow => products[n] as ProductRow;
  const dimension = (
    values: readonly string[],
    valuesOf: (n: number) => Iterable<string>,
    countPlaces?: (n: number) => number,
  ) => buildDimension(values, products.length, valuesOf, countPlaces);
  const paths = new Map(tree.ordered.map(({ id }) => [id, tree.pathOf(id).map((row) => row.id)]));
  const brandNames = [...rows.brands].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const bands = DISCOUNT_BANDS.map(String);
  return {
    Categories: yield* dimension(
      [...paths.keys()],
      (n) => paths.get(productAt(n).categoryId) ?? [],
    ),
    Brands: yield* dimension(
      brandNames.map(({ id }) => id),
      (n) => [productAt(n).brandId],
    ),
    Sizes: yield* dimension(
      [...sizes.keys()],
      (n) => listSizesInStock(productAt(n)),
      (n) => countSizes(productAt(n)),
    ),
    Colors: yield* dimension(sortCodes(rows.colours), (n) => listColour(productAt(n))),
    Discount: yield* dimension(
      bands,
      (n) => listDiscountBands(columns, n),
      () => 1,
    ),
    Attributes: yield* dimension(sortCodes(rows.attributes), (n) => productAt(n).attributes),
    SameDayDelivery: yield* dimension(['true'], (n) => [String(productAt(n).isSameDay)]),
  };
}

const buildSimpleDimension = (
  products: readonly ProductRow[],
  values: readonly string[],
  readValue: (product: ProductRow) => string | null,
) => buildDimension(values, products.length, (n) => [readValue(products[n] as ProductRow) ?? '']);

const listColour = ({ colour }: ProductRow): string[] => (colour === null ? [] : [colour]);

/** Sold-out sizes are left out, so that the size filter only finds products in stock. */
export const listSizesInStock = (product: Pick<ProductRow, 'variants'>): Set<string> =>
  new Set(product.variants.filter(({ quantity }) => quantity > 0).map(toSizeKey));

const countSizes = ({ variants }: ProductRow): number => new Set(variants.map(toSizeKey)).size;

/** The discount band of product n; none when the discount is too small. */
export function listDiscountBands({ discount }: SortColumns, n: number): string[] {
  const band = findDiscountBand(discount[n] as number);
  return band === undefined ? [] : [band];
}

function* sortInEveryOrder(
  columns: SortColumns,
): TimeSlicedTask<Record<ProductOrder, Uint32Array>> {
  const orders: Partial<Record<ProductOrder, Uint32Array>> = {};
  for (const order of PRODUCT_ORDERS) {
    orders[order] = sortProducts(columns, order);
    yield;
  }
  return orders as Record<ProductOrder, Uint32Array>;
}

function* collectSizes(
  products: readonly ProductRow[],
  systems: readonly SizeSystemRow[],
): TimeSlicedTask<ReadonlyMap<string, SizeOnScale>> {
  const compareSizes = createSizeOrder(systems.map(({ code }) => code));
  const sizes = new Map<string, SizeOnScale>();
  for (const [n, { variants }] of products.entries()) {
    for (const { size, scale } of variants) sizes.set(toSizeKey({ size, scale }), { size, scale });
    if (n % YIELD_EVERY === 0) yield;
  }
  return new Map([...sizes].sort(([, left], [, right]) => compareSizes(left, right)));
}

function buildSelections<Row extends { id: string; productIds: string[] }>(
  rows: readonly Row[],
  numberById: ReadonlyMap<string, number>,
): ReadonlyMap<string, Selection<Row>> {
  const entries = rows.map((row): [string, Selection<Row>] => {
    const order = row.productIds.map((id) => numberById.get(id)).filter((n) => n !== undefined);
    return [
      row.id,
      { row, order: Uint32Array.from(order), members: createBitset(numberById.size, order) },
    ];
  });
  return new Map(entries);
}

const sortCodes = (rows: readonly { code: string; position: number }[]): string[] =>
  [...rows].sort((a, b) => a.position - b.position).map(({ code }) => code);

const indexBy = <Key extends string, Row extends Record<Key, string>>(
  rows: readonly Row[],
  key: Key,
): ReadonlyMap<string, Row> => new Map(rows.map((row) => [row[key], row]));
