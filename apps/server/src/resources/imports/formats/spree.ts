import type { FileFormat } from './file-format.ts';
import type { ForeignVariant } from './foreign-product.ts';
import {
  findCell,
  groupRows,
  readCell,
  readCells,
  readOptions,
  type SourceRow,
  splitList,
  toGrams,
} from './source-row.ts';

const toVariant = (row: SourceRow): ForeignVariant => ({
  line: row.line,
  sku: readCell(row, 'sku'),
  options: readOptions(
    row,
    (n) => [`option${n}_name`],
    (n) => [`option${n}_value`],
  ),
  price: readCell(row, 'price'),
  originalPrice: readCell(row, 'compare_at_price'),
  quantity: readCell(row, 'inventory_count'),
});

const STATUSES = { active: 'published', archived: 'archived' } as const;
const readStatus = (text: string) => STATUSES[text as keyof typeof STATUSES] ?? 'draft';

export const spree: FileFormat = {
  signature: [['slug'], ['sku'], ['image1_src'], ['option1_name']],
  prices: /^(?:compare_at_)?price$/,
  names: {
    ...{ product: 'slug', name_zh: 'name', description_zh: 'description', brand: 'vendor_name' },
    ...{ category: 'category1', images: 'image1_src', original_price: 'compare_at_price' },
    ...{ size: 'option1_value', colour: 'option1_value', quantity: 'inventory_count' },
  },
  group: (rows) => groupRows(rows, (row) => readCell(row, 'slug')),
  toProduct(rows) {
    const variants = rows.filter((row) => readCell(row, 'price') !== '');
    const choices = variants.filter((row) => readCell(row, 'option1_value') !== '');
    const unit = findCell(rows, 'weight_unit') || 'g';
    return {
      id: findCell(rows, 'slug'),
      title: findCell(rows, 'name'),
      html: findCell(rows, 'description'),
      brand: findCell(rows, 'brand_name', 'vendor_name'),
      categories: rows
        .flatMap((row) => readCells(row, /^category\d$/))
        .map((path) => path.replaceAll('->', '>')),
      tags: splitList(findCell(rows, 'tags')),
      images: [...new Set(rows.flatMap((row) => readCells(row, /^image\d_src$/)))],
      status: readStatus(findCell(rows, 'status')),
      grams: toGrams(findCell(rows, 'weight'), unit),
      // The row of the product itself is no variant beside those with options.
      variants: (choices.length > 0 ? choices : variants).map(toVariant),
    };
  },
};
