import type { FileFormat } from './file-format.ts';
import type { ForeignVariant } from './foreign-product.ts';
import {
  findCell,
  groupRows,
  readCell,
  readCells,
  readOptions,
  type SourceRow,
  toGrams,
} from './source-row.ts';

const PRICE = /^(?:variant price|price) /;
/** Exports name some things by an id that means nothing elsewhere. */
const IS_ID = /^(?:pcat|ptag|pcol|ptyp)_/;
const listNames = (row: SourceRow | undefined, name: RegExp) =>
  row ? readCells(row, name).filter((value) => !IS_ID.test(value)) : [];

/** The price in yuan, or the only currency that there is. */
const readPrice = (row: SourceRow): string =>
  readCells(row, /^(?:variant price|price) (?:.* )?cny$/)[0] ?? readCells(row, PRICE)[0] ?? '';

const toVariant = (row: SourceRow): ForeignVariant => ({
  line: row.line,
  sku: readCell(row, 'variant sku'),
  options: readOptions(
    row,
    (n) => [`variant option ${n} name`, `option ${n} name`],
    (n) => [`variant option ${n} value`, `option ${n} value`],
  ),
  price: readPrice(row),
  quantity: readCell(row, 'variant inventory quantity'),
  variantId: readCell(row, 'variant id'),
});

export const medusa: FileFormat = {
  signature: [['product handle'], ['product title'], ['variant sku', 'variant id']],
  prices: PRICE,
  names: {
    ...{ product: 'Product Handle', sku: 'Variant Sku', price: 'Variant Price' },
    ...{ name_zh: 'Product Title', description_zh: 'Product Description' },
    ...{ images: 'Product Image 1', category: 'Product Category 1', tags: 'Product Tag 1' },
    ...{ size: 'Variant Option 1 Value', colour: 'Variant Option 1 Value' },
    ...{ brand: 'Product Collection Title', quantity: 'Variant Inventory Quantity' },
  },
  group: (rows) => groupRows(rows, (row) => readCell(row, 'product handle', 'product id')),
  toProduct(rows) {
    const [head] = rows;
    const thumbnail = readCell(head, 'product thumbnail');
    const images = rows.flatMap((row) => readCells(row, /^product image \d+(?: url)?$/));
    return {
      id: readCell(head, 'product handle', 'product id'),
      title: findCell(rows, 'product title'),
      html: findCell(rows, 'product description'),
      brand: findCell(rows, 'product collection title'),
      categories: listNames(head, /^product category \d+(?: name)?$/),
      tags: [
        ...listNames(head, /^product tag \d+$/),
        ...findCell(rows, 'product tags').split(',').filter(Boolean),
      ],
      images: [...new Set([thumbnail, ...images])].filter(Boolean),
      status: findCell(rows, 'product status') === 'published' ? 'published' : 'draft',
      grams: toGrams(findCell(rows, 'product weight', 'variant weight')),
      originCountry: findCell(rows, 'product origin country', 'variant origin country'),
      hsCode: findCell(rows, 'product hs code', 'variant hs code'),
      variants: rows.map(toVariant),
    };
  },
};
