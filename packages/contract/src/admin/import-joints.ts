import type { ImportColumnName } from './entities/import-columns.ts';

/** What stands between the values of several columns of a file that become one. Other columns take one. */
export const COLUMN_JOINTS: Readonly<Partial<Record<ImportColumnName, string>>> = {
  product: '-',
  style: '-',
  family: '-',
  sku: '-',
  variant_id: '-',
  name_zh: ' ',
  name_en: ' ',
  description_zh: '\n',
  description_en: '\n',
  category: ' > ',
  images: '|',
  attributes: '|',
  tags: '|',
};

/** Columns whose values are lists within a cell, which a file may separate in another way. */
export const SEPARATED_COLUMNS: ReadonlySet<ImportColumnName> = new Set([
  'category',
  'images',
  'attributes',
  'tags',
]);
