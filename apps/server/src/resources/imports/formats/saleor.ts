import { isRecord } from '@vitrine/kit';
import type { FileFormat } from './file-format.ts';
import type { ForeignVariant } from './foreign-product.ts';
import {
  findCell,
  groupRows,
  readCell,
  readCells,
  type SourceRow,
  splitList,
  toGrams,
} from './source-row.ts';

const PRICE = / \(channel price amount\)$/;
const VARIANT_ATTRIBUTE = / \(variant attribute\)$/;

const readAttributes = (row: SourceRow) =>
  [...row.cells]
    .filter(([column]) => VARIANT_ATTRIBUTE.test(column))
    .map(([column, value]) => ({ name: column.replace(VARIANT_ATTRIBUTE, ''), value }));

/** A description is a document of Editor.js; an older one is text. */
export function readBlocks(text: string): string {
  try {
    const document: unknown = JSON.parse(text);
    if (!isRecord(document) || !Array.isArray(document.blocks)) return text;
    return document.blocks
      .map((block: unknown) => (isRecord(block) && isRecord(block.data) ? block.data : {}))
      .flatMap(({ text: line, items }) => [line, ...(Array.isArray(items) ? items : [])])
      .filter((line) => typeof line === 'string')
      .map((line) => `<p>${line}</p>`)
      .join('');
  } catch {
    return text;
  }
}

const sumStock = (row: SourceRow): string => {
  const stocks = readCells(row, / \(warehouse quantity\)$/);
  return stocks.length === 0 ? '' : String(stocks.reduce((sum, each) => sum + Number(each), 0));
};

const toVariant = (row: SourceRow): ForeignVariant => ({
  line: row.line,
  sku: readCell(row, 'variant sku'),
  options: readAttributes(row),
  price: readCells(row, PRICE)[0] ?? '',
  quantity: sumStock(row),
  image: splitList(readCell(row, 'variant media'))[0] ?? '',
});

export const saleor: FileFormat = {
  signature: [['name'], ['product type'], ['variant sku']],
  prices: PRICE,
  names: {
    ...{ product: 'id', sku: 'variant sku', name_zh: 'name', description_zh: 'description' },
    ...{ category: 'category', images: 'product media', brand: 'brand (product attribute)' },
    ...{ price: 'channel price amount', quantity: 'warehouse quantity', tags: 'collections' },
  },
  group: (rows) => groupRows(rows, (row) => readCell(row, 'id', 'name')),
  toProduct(rows) {
    const listings = rows.flatMap((row) => readCells(row, / \(channel published\)$/));
    return {
      id: findCell(rows, 'id', 'name'),
      title: findCell(rows, 'name'),
      html: readBlocks(findCell(rows, 'description')),
      brand: findCell(rows, 'brand (product attribute)', 'vendor (product attribute)'),
      categories: [findCell(rows, 'category')].filter(Boolean),
      tags: splitList(findCell(rows, 'collections')),
      images: splitList(findCell(rows, 'product media')),
      status: listings.some((each) => /^true$/i.test(each)) ? 'published' : 'draft',
      grams: toGrams(findCell(rows, 'product weight', 'variant weight')),
      variants: rows.map(toVariant),
    };
  },
};
