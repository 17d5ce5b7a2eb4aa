import type { FileFormat } from './file-format.ts';
import type { ForeignVariant } from './foreign-product.ts';
import { findCell, groupRows, readCell, type SourceRow, splitList, toGrams } from './source-row.ts';

const HANDLE = ['handle', 'url handle'];
const PRICE = ['variant price', 'price'];
const IMAGE = ['image src', 'product image url'];

const readOptions = (row: SourceRow, head: SourceRow | undefined) =>
  ['1', '2', '3'].map((number) => ({
    // Only the first row of a product names its options.
    name: readCell(head, `option${number} name`) || readCell(row, `option${number} name`),
    value: readCell(row, `option${number} value`),
  }));

const toVariant = (row: SourceRow, head: SourceRow | undefined): ForeignVariant => ({
  line: row.line,
  sku: readCell(row, 'variant sku', 'sku').replace(/^'/, ''),
  options: readOptions(row, head),
  price: readCell(row, ...PRICE),
  originalPrice: readCell(row, 'variant compare at price', 'compare-at price'),
  quantity: readCell(row, 'variant inventory qty', 'inventory quantity'),
  image: readCell(row, 'variant image', 'variant image url'),
  barcode: readCell(row, 'variant barcode', 'barcode').replace(/^'/, ''),
});

function readStatus(rows: readonly SourceRow[]) {
  const status = findCell(rows, 'status').toLowerCase();
  if (status === 'archived') return 'archived';
  const isHidden = /^false$/i.test(findCell(rows, 'published', 'published on online store'));
  return status === 'draft' || isHidden ? 'draft' : 'published';
}

/** The images of all rows in the order of their positions; some rows have nothing else. */
function listImages(rows: readonly SourceRow[]): string[] {
  const position = (row: SourceRow) => Number(readCell(row, 'image position')) || 0;
  return rows
    .filter((row) => readCell(row, ...IMAGE) !== '')
    .toSorted((one, other) => position(one) - position(other))
    .map((row) => readCell(row, ...IMAGE));
}

/** The taxonomy of Shopify names no gender, so the type of the merchant goes first. */
const listCategories = (rows: readonly SourceRow[]) =>
  [findCell(rows, 'type'), findCell(rows, 'product category')].filter(Boolean).slice(0, 1);

export const shopify: FileFormat = {
  signature: [HANDLE, ['option1 value'], PRICE, IMAGE],
  prices: /^(?:variant price|price|variant compare at price|compare-at price)$/,
  names: {
    ...{ product: 'Handle', brand: 'Vendor', category: 'Type', images: 'Image Src' },
    ...{ sku: 'Variant SKU', price: 'Variant Price', original_price: 'Variant Compare At Price' },
    ...{ name_zh: 'Title', description_zh: 'Body (HTML)', quantity: 'Variant Inventory Qty' },
    ...{ size: 'Option1 Value', colour: 'Option1 Value', tags: 'Tags' },
  },
  group: (rows) => groupRows(rows, (row) => readCell(row, ...HANDLE)),
  toProduct(rows) {
    const head = rows.find((row) => readCell(row, 'title') !== '') ?? rows[0];
    return {
      id: readCell(head, ...HANDLE),
      title: readCell(head, 'title'),
      html: findCell(rows, 'body (html)', 'description'),
      brand: findCell(rows, 'vendor'),
      categories: listCategories(rows),
      tags: splitList(findCell(rows, 'tags')),
      images: listImages(rows),
      status: readStatus(rows),
      grams: toGrams(findCell(rows, 'variant grams', 'weight value (grams)')),
      variants: rows
        .filter((row) => readCell(row, ...PRICE) !== '')
        .map((row) => toVariant(row, head)),
    };
  },
};
