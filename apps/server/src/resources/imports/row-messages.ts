import type { ImportColumnName } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import type { JobRowError } from '../operator-jobs/running-job.ts';

/** What may be wrong with a row, beyond the form of its cells. */
const ROW_MESSAGES = {
  unreadable: {
    'zh-CN': '该行无法读取，或单元格多于表头',
    'en-US': 'cannot be read, or has more cells than the header',
  },
  'unknown-column': { 'zh-CN': '不支持的列', 'en-US': 'is not a known column' },
  unstorable: { 'zh-CN': '包含无法保存的字符', 'en-US': 'has characters that cannot be stored' },
  'no-id': { 'zh-CN': '缺少 sku 或 product', 'en-US': 'needs a sku or a product' },
  'needed-for-product': { 'zh-CN': '新商品必须填写', 'en-US': 'is needed for a new product' },
  'needed-for-variant': { 'zh-CN': '新规格必须填写', 'en-US': 'is needed for a new variant' },
  'product-unknown': {
    'zh-CN': '未找到该商品，或描述它的一行未处理',
    'en-US': 'is not a known product, or the row that describes it was left out',
  },
  'sku-unknown': { 'zh-CN': '未找到该 SKU', 'en-US': 'is not a known SKU' },
  'sku-of-other-product': { 'zh-CN': '该 SKU 属于另一商品', 'en-US': 'belongs to another product' },
  'size-taken': {
    'zh-CN': '该商品的此尺码已有另一 SKU',
    'en-US': 'this size of the product has another SKU',
  },
  'variant-id-taken': { 'zh-CN': '该编号已用于另一规格', 'en-US': 'belongs to another variant' },
  'merchant-needed': {
    'zh-CN': '必须填写商家',
    'en-US': 'is needed, as there are several merchants',
  },
  'merchant-missing': {
    'zh-CN': '店铺还没有商家，请先添加商家',
    'en-US': 'is needed, and the shop has no merchant yet; please add one first',
  },
  'merchant-foreign': { 'zh-CN': '不是您的商家', 'en-US': 'is not your merchant' },
  'brand-unknown': { 'zh-CN': '未找到该品牌', 'en-US': 'is not a known brand' },
  'merchant-unknown': { 'zh-CN': '未找到该商家', 'en-US': 'is not a known merchant' },
  'category-unknown': { 'zh-CN': '未找到该类目', 'en-US': 'is not a known category' },
  'colour-unknown': { 'zh-CN': '未找到该颜色', 'en-US': 'is not a known colour' },
  'attribute-unknown': { 'zh-CN': '未找到该属性', 'en-US': 'is not a known attribute' },
  'size-system-unknown': {
    'zh-CN': '未找到该尺码制，请先在“尺码对照”中添加',
    'en-US': 'is not a known size system; please add it at "Size systems" first',
  },
  'image-unknown': {
    'zh-CN': '未找到该图片；请先在媒体库上传同名文件',
    'en-US': 'is not a known image; please upload a file of this name to the media library first',
  },
  'image-unreadable': {
    'zh-CN': '图片无法读取（支持 JPEG、PNG、WebP、AVIF）',
    'en-US': 'is no image that can be read: JPEG, PNG, WebP or AVIF',
  },
  'image-heic': {
    'zh-CN': '暂不支持 HEIC 图片',
    'en-US': 'is a HEIC image; please save it as JPEG',
  },
  'image-too-small': { 'zh-CN': '图片尺寸过小', 'en-US': 'is too small an image' },
  'image-too-large': { 'zh-CN': '图片像素过多', 'en-US': 'has too many pixels' },
  'url-not-public': {
    'zh-CN': '图片地址必须是公网的 https 地址',
    'en-US': 'must be an https address of a public server',
  },
  'url-unreachable': { 'zh-CN': '无法下载该图片', 'en-US': 'cannot be fetched' },
  'file-too-large': { 'zh-CN': '图片文件过大', 'en-US': 'is too large a file' },
  'image-needed': {
    'zh-CN': '已发布的商品至少需要一张图片',
    'en-US': 'a published product needs an image',
  },
  'price-too-high': {
    'zh-CN': '售价不得高于原价',
    'en-US': 'must not be above the original price',
  },
} as const satisfies Record<string, Localised>;

export type RowProblem = keyof typeof ROW_MESSAGES;
/** Problems with the columns that have them. */
export type RowProblems = readonly (readonly [RowProblem, ImportColumnName])[];

const MAX_VALUE_LENGTH = 200;

/** The beginning of a value, as it stands in the file. */
export function showValue(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replaceAll('\0', '').slice(0, MAX_VALUE_LENGTH).toWellFormed();
}

export const createRowError = (
  problem: RowProblem,
  line: number,
  column: string | null,
  value?: unknown,
): JobRowError => ({ line, column, value: showValue(value), message: ROW_MESSAGES[problem] });
