import {
  COLUMN_JOINTS,
  IMPORT_COLUMN_NAMES,
  type ImportColumnName,
  type MappedColumn,
} from '@vitrine/contract/admin';

/** What files usually call the columns, without spaces and in small letters. */
const USUAL_NAMES: Readonly<Partial<Record<ImportColumnName, readonly string[]>>> = {
  product: [
    '商品编号',
    '商品编码',
    '商品id',
    '产品编号',
    'spu',
    'spu编码',
    'productid',
    'itemid',
    'handle',
  ],
  style: [
    '款号',
    '款式编号',
    '货号',
    '型号',
    'stylenumber',
    'styleno',
    'style',
    'model',
    'articlenumber',
  ],
  brand: [
    '品牌',
    '品牌名称',
    'brand',
    'brandname',
    'vendor',
    'manufacturer',
    '出版社',
    'publisher',
  ],
  category: [
    '类目',
    '分类',
    '商品分类',
    '商品类目',
    '品类',
    'category',
    'categories',
    'producttype',
  ],
  colour: ['颜色', '颜色分类', '色号', 'colour', 'color', 'colourname', 'colorname'],
  name_zh: [
    '名称',
    '商品名称',
    '商品标题',
    '标题',
    '品名',
    '中文名称',
    'name',
    'title',
    'productname',
    '书名',
  ],
  name_en: ['英文名称', '英文名', 'englishname', 'nameenglish', 'titleenglish'],
  description_zh: ['描述', '商品描述', '详情', '商品详情', '卖点', '简介', 'description', 'body'],
  description_en: ['英文描述', 'englishdescription', 'descriptionenglish'],
  status: ['状态', '商品状态', 'status'],
  images: [
    '图片',
    '主图',
    '商品图片',
    '图片地址',
    '封面',
    '封面图',
    'image',
    'images',
    'imageurl',
    'picture',
    'photo',
  ],
  attributes: ['材质', '面料', '属性', 'material', 'attributes'],
  tags: ['标签', 'tags', 'keywords'],
  made_in_zh: ['产地', '生产地', 'madein', 'countryoforigin'],
  hs_code: ['海关编码', '商品编码hs', 'hs编码', 'hscode'],
  net_weight: ['净重', '重量', 'netweight', 'weight', 'weightg'],
  sku: [
    'sku',
    'sku编码',
    'skuid',
    '商家编码',
    '规格编码',
    '条码',
    'variantsku',
    'barcode',
    'ean',
    'isbn',
    '书号',
  ],
  merchant: ['商家', '商户', '店铺', '门店', 'merchant', 'store', 'seller'],
  size: ['尺码', '尺寸', '规格', 'size', 'sizename'],
  price: [
    '售价',
    '价格',
    '销售价',
    '零售价',
    '单价',
    'price',
    'saleprice',
    'retailprice',
    'unitprice',
  ],
  original_price: [
    '原价',
    '吊牌价',
    '市场价',
    '划线价',
    '定价',
    'originalprice',
    'listprice',
    'compareatprice',
    'msrp',
  ],
  quantity: ['库存', '库存数量', '数量', '可用库存', 'stock', 'quantity', 'qty', 'inventory'],
};

/** Columns of what shoppers choose by that is no size, as files usually call them. */
const OPTION_NAMES: ReadonlySet<string> = new Set([
  ...['圈口', '手寸', '戒圈', '链长', '版本', '装帧', '容量', '净含量', '口味', '度数', '香型'],
  ...['ringsize', 'length', 'edition', 'format', 'binding', 'volume', 'capacity', 'flavour'],
]);

/** A name without its unit in brackets. */
const withoutUnit = (name: string): string => name.replaceAll(/[(（[【].*?[)）\]】]/g, '').trim();

/** A name without what differs between files: spaces, marks, units in brackets and numbers at its end. */
const toKey = (name: string): string =>
  withoutUnit(name)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d+$/, '');

const columnOf = new Map<string, ImportColumnName>([
  ...IMPORT_COLUMN_NAMES.map((column) => [toKey(column), column] as const),
  ...IMPORT_COLUMN_NAMES.flatMap((column) =>
    (USUAL_NAMES[column] ?? []).map((name) => [name, column] as const),
  ),
]);

/** What usually separates the values of a cell; addresses of images contain slashes. */
const SEPARATORS: Readonly<Partial<Record<ImportColumnName, readonly string[]>>> = {
  category: ['/', '、'],
  images: ['\n', ';', ','],
  attributes: ['\n', ';', '、', '，', ',', '/'],
  tags: ['\n', ';', '、', '，', ',', '/'],
};

/** A column of a file with some of its values. */
export interface SampledColumn {
  readonly name: string;
  readonly samples: readonly string[];
}

const mapFrom = (
  column: ImportColumnName,
  from: readonly string[],
  samples: readonly string[] = [],
): MappedColumn => ({
  column,
  from: COLUMN_JOINTS[column] === undefined ? from.slice(0, 1) : [...from],
  separator:
    SEPARATORS[column]?.find((mark) => samples.some((sample) => sample.includes(mark))) ?? null,
  otherwise: '',
  words: [],
});

/** Without a product's own number, the style and the colour tell the products of a file apart. */
function proposeProduct(found: ReadonlyMap<ImportColumnName, readonly string[]>): MappedColumn[] {
  if (found.has('product')) return [];
  const style = found.get('style');
  if (style) return [mapFrom('product', [...style, ...(found.get('colour') ?? []).slice(0, 1)])];
  const sku = found.get('sku');
  return sku && found.has('name_zh') ? [mapFrom('product', sku)] : [];
}

/** A product needs a style number; its own number serves where a file has none, or else that of what is sold. */
function proposeStyle(found: ReadonlyMap<ImportColumnName, readonly string[]>): MappedColumn[] {
  const number = found.get('product') ?? (found.has('name_zh') ? found.get('sku') : undefined);
  return number && !found.has('style') ? [mapFrom('style', number)] : [];
}

/** Without a column of sizes, shoppers choose by one that is known to be chosen by; its name is kept. */
function proposeOption(
  found: ReadonlyMap<ImportColumnName, readonly string[]>,
  file: readonly SampledColumn[],
): MappedColumn[] {
  const option = found.has('size')
    ? undefined
    : file.find(({ name }) => OPTION_NAMES.has(toKey(name)));
  if (!option) return [];
  return [
    mapFrom('size', [option.name]),
    { ...mapFrom('option_name', []), otherwise: withoutUnit(option.name) },
  ];
}

/** What columns with usual names are in the shop. */
export function proposeMapping(file: readonly SampledColumn[]): MappedColumn[] {
  const found = new Map<ImportColumnName, string[]>();
  const readSamples = (names: readonly string[]) =>
    file.flatMap(({ name, samples }) => (names.includes(name) ? samples : []));
  for (const { name } of file) {
    const column = columnOf.get(toKey(name));
    if (column) found.set(column, [...(found.get(column) ?? []), name]);
  }
  return [
    ...proposeProduct(found),
    ...Array.from(found, ([column, from]) => mapFrom(column, from, readSamples(from))),
    ...proposeStyle(found),
    ...proposeOption(found, file),
  ].map(({ from, ...each }) => ({ ...each, from: from.slice(0, 10) }));
}
