import type { FileFormat } from './file-format.ts';
import type { ForeignOption, ForeignVariant } from './foreign-product.ts';
import { readCell, type SourceRow, splitList, toGrams } from './source-row.ts';

/** What sellers call the properties by which variants differ. */
const PROPERTIES: Readonly<Record<string, string>> = {
  ...{
    '1627207': '颜色分类',
    '20509': '尺码',
    '20518': '尺码',
    '20549': '尺码',
    '122216343': '尺码',
  },
};
/** One variant: price, stock, code, and its properties. */
const VARIANT = /([\d.]+):(\d+):([^:;]*):((?:\d+:-?\d+;?)+)/g;

/** The names that a seller has given to values of properties: `20509:28314:S;`. */
function readNames(row: SourceRow): Map<string, string> {
  const texts = ['propalias', 'input_custom_cpv', 'cpv_memo'].map((name) => readCell(row, name));
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(/(\d+:-?\d+):([^;]+)/g)].map(
        ([, key = '', name = '']) => [key, name.trim()] as const,
      ),
    ),
  );
}

function toOptions(text: string, names: ReadonlyMap<string, string>): ForeignOption[] {
  return splitList(text, ';').map((pair) => {
    const [property = '', value = ''] = pair.split(':');
    return { name: PROPERTIES[property] ?? property, value: names.get(pair) ?? value };
  });
}

function listVariants(row: SourceRow): ForeignVariant[] {
  const { line } = row;
  const names = readNames(row);
  const variants = [...readCell(row, 'skuprops').matchAll(VARIANT)].map(
    ([, price = '', quantity = '', sku = '', properties = '']) => ({
      line,
      sku,
      options: toOptions(properties, names),
      price,
      quantity,
    }),
  );
  if (variants.length > 0) return variants;
  const [price, quantity] = [readCell(row, 'price'), readCell(row, 'num')];
  return [{ line, sku: readCell(row, 'outer_id', 'num_id'), options: [], price, quantity }];
}

/** A picture is `name:1:0:|https://…;`. Without an address it is the file `name.tbi` in the folder of the export. */
function readPicture(text: string): string {
  const [name = '', address = ''] = text.split('|').map((part) => part.trim());
  return address.startsWith('http')
    ? address.replace(/^http:/, 'https:')
    : name.replace(/(?::.*)?$/, '.tbi');
}

const listPictures = (text: string): string[] => splitList(text, ';').map(readPicture);

export const taobao: FileFormat = {
  signature: [['title'], ['cid'], ['skuprops'], ['outer_id']],
  prices: /^price$/,
  names: {
    ...{ product: 'outer_id', sku: 'outer_id', name_zh: 'title', description_zh: 'description' },
    ...{ images: 'picture', quantity: 'num', category: 'seller_cids', brand: 'cateProps' },
  },
  // The line below the header says the columns in Chinese.
  group: (rows) => rows.filter((row) => readCell(row, 'title') !== '宝贝名称').map((row) => [row]),
  toProduct(rows) {
    const [row] = rows;
    if (!row) return undefined;
    return {
      id: readCell(row, 'outer_id', 'num_id'),
      title: readCell(row, 'title'),
      html: readCell(row, 'description', 'wireless_desc'),
      images: listPictures(readCell(row, 'picture')),
      // 1 is on sale, 2 in the warehouse.
      status: readCell(row, 'approve_status') === '1' ? 'published' : 'draft',
      grams: toGrams(readCell(row, 'item_weight'), 'kg'),
      variants: listVariants(row),
    };
  },
};
