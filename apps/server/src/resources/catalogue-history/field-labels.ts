import type { Language, Localised } from '@vitrine/kit';

/** What operators call the fields of the rows of the catalogue. */
const FIELD_LABELS: Readonly<Record<string, Localised>> = {
  brandId: { 'zh-CN': '品牌', 'en-US': 'Brand' },
  categoryId: { 'zh-CN': '类目', 'en-US': 'Category' },
  gender: { 'zh-CN': '性别', 'en-US': 'Gender' },
  colourCode: { 'zh-CN': '颜色', 'en-US': 'Colour' },
  styleId: { 'zh-CN': '款号', 'en-US': 'Style' },
  familyId: { 'zh-CN': '同款编号', 'en-US': 'Family' },
  name: { 'zh-CN': '名称', 'en-US': 'Name' },
  description: { 'zh-CN': '描述', 'en-US': 'Description' },
  tag: { 'zh-CN': '标记', 'en-US': 'Tag' },
  labels: { 'zh-CN': '标签', 'en-US': 'Labels' },
  attributes: { 'zh-CN': '材质与细节', 'en-US': 'Materials and details' },
  compositions: { 'zh-CN': '成分', 'en-US': 'Composition' },
  care: { 'zh-CN': '护理', 'en-US': 'Care' },
  madeIn: { 'zh-CN': '产地', 'en-US': 'Made in' },
  hsCode: { 'zh-CN': 'HS 编码', 'en-US': 'HS code' },
  originCountry: { 'zh-CN': '原产国', 'en-US': 'Country of origin' },
  netWeight: { 'zh-CN': '净重', 'en-US': 'Net weight' },
  measurements: { 'zh-CN': '尺寸表', 'en-US': 'Measurements' },
  liveModel: { 'zh-CN': '模特', 'en-US': 'Model' },
  sizing: { 'zh-CN': '尺码建议', 'en-US': 'Size advice' },
  preferredMerchantId: { 'zh-CN': '首选商家', 'en-US': 'Preferred merchant' },
  isSameDay: { 'zh-CN': '支持当日达', 'en-US': 'Same-day delivery' },
  rank: { 'zh-CN': '排序权重', 'en-US': 'Rank' },
  externalId: { 'zh-CN': '外部编号', 'en-US': 'External id' },
  status: { 'zh-CN': '状态', 'en-US': 'Status' },
  images: { 'zh-CN': '图片', 'en-US': 'Pictures' },
  publishedAt: { 'zh-CN': '发布时间', 'en-US': 'Published at' },
  sets: { 'zh-CN': '集合', 'en-US': 'Sets' },
  productId: { 'zh-CN': '商品', 'en-US': 'Product' },
  merchantId: { 'zh-CN': '商家', 'en-US': 'Merchant' },
  size: { 'zh-CN': '尺码', 'en-US': 'Size' },
  scale: { 'zh-CN': '尺码制', 'en-US': 'Size scale' },
  position: { 'zh-CN': '次序', 'en-US': 'Position' },
  sku: { 'zh-CN': 'SKU', 'en-US': 'SKU' },
  price: { 'zh-CN': '售价', 'en-US': 'Price' },
  originalPrice: { 'zh-CN': '原价', 'en-US': 'Original price' },
  quantity: { 'zh-CN': '库存', 'en-US': 'Stock' },
  variantId: { 'zh-CN': '尺码编号', 'en-US': 'Variant' },
  startsAt: { 'zh-CN': '开始时间', 'en-US': 'Starts at' },
  endsAt: { 'zh-CN': '结束时间', 'en-US': 'Ends at' },
  parentId: { 'zh-CN': '上级类目', 'en-US': 'Parent' },
  imageKey: { 'zh-CN': '图片', 'en-US': 'Picture' },
  charts: { 'zh-CN': '对照表', 'en-US': 'Charts' },
  rows: { 'zh-CN': '尺码', 'en-US': 'Sizes' },
  priority: { 'zh-CN': '优先级', 'en-US': 'Priority' },
};

/** What operators call a field; its own name where it has no label. */
export const toFieldLabel = (name: string, language: Language): string =>
  FIELD_LABELS[name]?.[language] ?? name;

const ORDER = Object.keys(FIELD_LABELS);

/** The names of fields in the order in which operators read them. */
export const orderFields = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
