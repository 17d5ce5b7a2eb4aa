import type { FileFormat } from './file-format.ts';
import type { ForeignVariant } from './foreign-product.ts';
import { findCell, readCell, type SourceRow, splitList, toGrams } from './source-row.ts';

const NAME = ['商品名称', '商品标题'];
const CODE = ['商品编码', '商品货号', '商家编码'];
const PRICE = ['价格', '价格(元)', '售价', '售价(元)', '销售价', '规格价格'];

const readOptions = (row: SourceRow, rows: readonly SourceRow[]) =>
  ['1', '2', '3'].map((number) => ({
    name: findCell(rows, `规格项${number}`, `规格名${number}`),
    value: readCell(row, `规格值${number}`),
  }));

const toVariant = (row: SourceRow, rows: readonly SourceRow[]): ForeignVariant => ({
  line: row.line,
  sku: readCell(row, '规格编码', '规格条码', '商品条码'),
  options: readOptions(row, rows),
  price: readCell(row, ...PRICE),
  originalPrice: readCell(row, '划线价', '划线价(元)', '市场价'),
  quantity: readCell(row, '库存', '库存数量', '规格库存'),
  image: readCell(row, '规格图片'),
});

/** A row without a name belongs to the product above it. */
function groupBelowName(rows: readonly SourceRow[]): SourceRow[][] {
  const groups = new Map<string, SourceRow[]>();
  let key = '';
  for (const row of rows) {
    key = readCell(row, ...CODE) || readCell(row, ...NAME) || key;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

export const youzan: FileFormat = {
  signature: [NAME, CODE, ['规格项1', '规格名1'], PRICE],
  prices: /^(?:价格|售价|销售价|规格价格|划线价|市场价)/,
  names: {
    ...{ product: '商品编码', sku: '规格编码', name_zh: '商品名称', description_zh: '商品描述' },
    ...{ brand: '商品品牌', category: '商品类目', images: '商品图片', price: '价格' },
    ...{ original_price: '划线价', quantity: '库存', size: '规格值1', colour: '规格值1' },
  },
  group: groupBelowName,
  toProduct: (rows) => ({
    id: findCell(rows, ...CODE, ...NAME),
    title: findCell(rows, ...NAME),
    html: findCell(rows, '商品描述', '商品详情'),
    brand: findCell(rows, '商品品牌', '品牌'),
    categories: [findCell(rows, '商品类目', '商品分类', '商品分组').replaceAll(/[/＞]/g, '>')],
    tags: splitList(findCell(rows, '商品标签', '商品分组'), /[,，;；|]/),
    images: splitList(findCell(rows, '商品图片', '商品图', '商品主图'), /[,，;；|\s]+/),
    status: /出售中|上架|销售中/.test(findCell(rows, '商品状态', '状态')) ? 'published' : 'draft',
    grams: toGrams(findCell(rows, '商品重量(kg)', '重量(kg)', '商品重量'), 'kg'),
    variants: rows.filter((row) => readCell(row, ...PRICE)).map((row) => toVariant(row, rows)),
  }),
};
