import type { FileFormat } from './file-format.ts';
import { type ForeignOption, type ForeignVariant, isColourOrSize } from './foreign-product.ts';
import { readCell, readOptions, type SourceRow, splitList, toGrams } from './source-row.ts';

const readType = (row: SourceRow) => readCell(row, 'type').split(',')[0]?.trim() ?? '';
/** A comma within a name is written with a backslash. */
const splitNames = (text: string) =>
  splitList(text, /(?<!\\),/).map((name) => name.replaceAll('\\,', ','));

const readAttributes = (row: SourceRow): ForeignOption[] =>
  readOptions(
    row,
    (n) => [`attribute ${n} name`],
    (n) => [`attribute ${n} value(s)`],
  );

/** Of a product without variations, attributes describe it: only one colour or size can be what is sold. */
const isSold = ({ name, value }: ForeignOption): boolean =>
  isColourOrSize(name) && splitNames(value).length === 1;

/** What attributes say of a product without variations, as words. */
const describeProduct = (row: SourceRow): string[] =>
  readAttributes(row)
    .filter((each) => !isColourOrSize(each.name))
    .flatMap(({ value }) => splitNames(value));

const toVariant = (row: SourceRow): ForeignVariant => {
  const [sale, regular] = [readCell(row, 'sale price'), readCell(row, 'regular price')];
  const isVariation = readType(row) === 'variation';
  const options = readAttributes(row);
  return {
    line: row.line,
    sku: readCell(row, 'sku'),
    options: isVariation ? options : options.filter(isSold),
    price: sale || regular,
    originalPrice: regular,
    quantity: readCell(row, 'stock'),
    barcode: readCell(row, 'gtin, upc, ean, or isbn'),
    ...(isVariation && { image: splitNames(readCell(row, 'images'))[0] ?? '' }),
  };
};

function readWeight(row: SourceRow): string {
  for (const unit of ['kg', 'g', 'lbs', 'oz']) {
    const grams = toGrams(readCell(row, `weight (${unit})`), unit);
    if (grams !== '') return grams;
  }
  return '';
}

/** Variations come anywhere in the file and name their parent by its id or SKU. */
function groupByParent(rows: readonly SourceRow[]): SourceRow[][] {
  const parents = rows.filter((row) => readType(row) !== 'variation');
  const groups = new Map(parents.map((row) => [row, [row]]));
  const byName = new Map(
    parents.flatMap((row) => [
      [readCell(row, 'sku'), row] as const,
      [`id:${readCell(row, 'id')}`, row] as const,
    ]),
  );
  for (const row of rows) {
    if (readType(row) !== 'variation') continue;
    const parent = byName.get(readCell(row, 'parent'));
    if (parent) groups.get(parent)?.push(row);
    else groups.set(row, [row]);
  }
  return [...groups.values()];
}

export const woocommerce: FileFormat = {
  signature: [['type'], ['sku'], ['regular price'], ['categories'], ['parent']],
  prices: /^(?:sale|regular) price$/,
  names: {
    ...{ product: 'SKU', sku: 'SKU', brand: 'Brands', category: 'Categories', images: 'Images' },
    ...{ price: 'Regular price', original_price: 'Regular price', name_zh: 'Name' },
    ...{ description_zh: 'Description', quantity: 'Stock', tags: 'Tags' },
    ...{ size: 'Attribute 1 value(s)', colour: 'Attribute 1 value(s)' },
  },
  group: groupByParent,
  toProduct(rows) {
    const [head, ...variations] = rows;
    if (!head || ['grouped', 'external'].includes(readType(head))) return undefined;
    const variants = readType(head) === 'variable' ? variations : [head, ...variations];
    return {
      id: readCell(head, 'sku') || `woo-${readCell(head, 'id')}`,
      title: readCell(head, 'name'),
      html: readCell(head, 'description', 'short description'),
      brand: splitNames(readCell(head, 'brands', 'brand'))[0] ?? '',
      categories: splitNames(readCell(head, 'categories')),
      tags: [
        ...splitNames(readCell(head, 'tags')),
        ...(readType(head) === 'simple' ? describeProduct(head) : []),
      ],
      images: splitNames(readCell(head, 'images')),
      status: readCell(head, 'published') === '1' ? 'published' : 'draft',
      grams: readWeight(head),
      variants: variants.map(toVariant),
    };
  },
};
