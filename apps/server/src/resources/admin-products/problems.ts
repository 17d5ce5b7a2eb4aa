import type { Language } from '@vitrine/kit';
import { getViolatedConstraint } from '../../database/violated-constraint.ts';
import { defineProblems } from '../../http/problems.ts';

export const problem = defineProblems({
  'merchant-of-shop-needed': {
    code: 'forbidden',
    zh: '商家账户只能为自己的商家添加尺码',
    en: 'An account of a merchant adds sizes at its own merchant only',
  },
  'external-id-taken': {
    code: 'conflict',
    zh: '该外部编号已用于另一商品或尺码',
    en: 'This external id belongs to another product or size',
  },
  'sku-taken': {
    code: 'conflict',
    zh: '该商户的另一尺码已使用此 SKU',
    en: 'Another size of this merchant has this SKU',
  },
  'size-taken': {
    code: 'conflict',
    zh: '该商户已有此尺码',
    en: 'This merchant already has this size of the product',
  },
  'size-system-unknown': {
    code: 'bad-input',
    zh: '未找到该尺码制，请先在“尺码对照”中添加',
    en: 'This size system is not known; please add it at "Size systems" first',
  },
  'merchant-archived': {
    code: 'conflict',
    zh: '商家已归档，不能增加库存',
    en: 'The merchant is archived and takes no stock',
  },
  'reference-unknown': {
    code: 'bad-input',
    zh: '所引用的品牌、分类、颜色、属性或商户不存在',
    en: 'The brand, category, colour, attribute or merchant does not exist',
  },
  'status-not-allowed': {
    code: 'conflict',
    zh: '商品当前状态下不能这样更改',
    en: 'A product of this status cannot take the other one',
  },
  'product-incomplete': {
    code: 'conflict',
    zh: '发布前请至少添加一张图片和一个尺码',
    en: 'A product needs an image and a size before it is published',
  },
  'image-unreadable': {
    code: 'bad-input',
    zh: '无法读取图片，请上传 JPEG、PNG、WebP 或 AVIF',
    en: 'The image cannot be read; please upload a JPEG, PNG, WebP or AVIF',
  },
  'image-heic': {
    code: 'bad-input',
    zh: '不支持 HEIC，请另存为 JPEG 后上传',
    en: 'HEIC is not supported; please save the image as JPEG',
  },
  'image-too-small': {
    code: 'bad-input',
    zh: '图片过小，短边至少 {limit} 像素',
    en: 'The image is too small: its shorter side needs {limit} pixels',
  },
  'image-too-large': {
    code: 'bad-input',
    zh: '图片像素过多',
    en: 'The image has too many pixels',
  },
  'url-not-public': {
    code: 'bad-input',
    zh: '仅支持公网 https 地址',
    en: 'Only https URLs of public servers can be fetched',
  },
  'url-unreachable': {
    code: 'bad-input',
    zh: '无法下载该地址的文件',
    en: 'The file at this URL cannot be fetched',
  },
  'file-too-large': {
    code: 'bad-input',
    zh: '文件过大',
    en: 'The file is too large',
  },
  'images-busy': {
    code: 'too-many-requests',
    zh: '正在处理较多图片，请稍后再试',
    en: 'Many images are being processed; please try again shortly',
  },
  'too-many-images': {
    code: 'conflict',
    zh: '每件商品最多 {limit} 张图片',
    en: 'A product has at most {limit} images',
  },
  'image-of-other-product': {
    code: 'bad-input',
    zh: '图片不属于该商品',
    en: 'An image does not belong to this product',
  },
  'published-product-needs-image': {
    code: 'conflict',
    zh: '已发布的商品至少保留一张图片',
    en: 'A published product keeps at least one image',
  },
  'stock-below-zero': {
    code: 'conflict',
    zh: '库存不足，现有 {quantity} 件',
    en: 'There are only {quantity} in stock',
  },
  'stock-too-high': {
    code: 'conflict',
    zh: '库存最多 {limit} 件',
    en: 'The stock is at most {limit}',
  },
  'variant-ordered': {
    code: 'conflict',
    zh: '该尺码已有订单或正在结账，不能删除；可将库存设为 0',
    en: 'This size was ordered or is in a checkout; set its stock to 0 instead',
  },
  'variant-in-bag': {
    code: 'conflict',
    zh: '该尺码在顾客的购物袋中，不能删除；可将库存设为 0',
    en: 'This size is in a bag of a shopper; set its stock to 0 instead',
  },
  'variant-awaited': {
    code: 'conflict',
    zh: '有顾客在等待该尺码到货，不能删除',
    en: 'Shoppers wait for this size to be back in stock',
  },
  'published-product-needs-size': {
    code: 'conflict',
    zh: '已上架的商品至少保留一个尺码',
    en: 'A published product keeps at least one size',
  },
  'price-above-original': {
    code: 'bad-input',
    zh: '价格不得高于原价',
    en: 'The price must not be above the original price',
  },
  'prices-overlap': {
    code: 'conflict',
    zh: '该时段已有另一个定时价格',
    en: 'Another scheduled price is in effect during this time',
  },
  'time-over': {
    code: 'bad-input',
    zh: '结束时间已过',
    en: 'This time is over',
  },
  'price-ended': {
    code: 'conflict',
    zh: '该定时价格已结束，作为历史保留',
    en: 'This scheduled price has ended and stays as history',
  },
});

type Reason = Parameters<typeof problem>[0];

/** What is wrong with a row that a constraint of the database rejects. */
const CONSTRAINT_PROBLEMS: Readonly<Record<string, { reason: Reason; field: string }>> = {
  products_by_external_id: { reason: 'external-id-taken', field: 'externalId' },
  variants_external_id: { reason: 'external-id-taken', field: 'externalId' },
  variants_by_sku: { reason: 'sku-taken', field: 'sku' },
  variants_product_id_merchant_id_size_key: { reason: 'size-taken', field: 'size' },
  products_brand_id_fkey: { reason: 'reference-unknown', field: 'brandId' },
  products_category_id_fkey: { reason: 'reference-unknown', field: 'categoryId' },
  products_colour_code_fkey: { reason: 'reference-unknown', field: 'colourCode' },
  products_preferred_merchant_id_fkey: {
    reason: 'reference-unknown',
    field: 'preferredMerchantId',
  },
  product_attributes_attribute_code_fkey: { reason: 'reference-unknown', field: 'attributes' },
  variants_of_active_merchant: { reason: 'merchant-archived', field: 'merchantId' },
  variants_merchant_id_fkey: { reason: 'reference-unknown', field: 'merchantId' },
};

/** Writes rows. What a constraint of the database rejects becomes a problem of the field. */
export async function withConstraintProblems<T>(
  language: Language,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const found = CONSTRAINT_PROBLEMS[getViolatedConstraint(error) ?? ''];
    if (!found) throw error;
    const { message } = problem(found.reason, language);
    throw problem(found.reason, language, {
      fields: [{ path: `body.${found.field}`, message }],
    });
  }
}
