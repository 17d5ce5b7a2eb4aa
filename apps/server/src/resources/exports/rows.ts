import type { ImportColumnName } from '@vitrine/contract/admin';
import { toProductStatus } from '../admin-products/status.ts';
import { toCatalogueText } from '../admin-products/texts.ts';
import type { ExportedProduct, ExportedVariant, ExportNames, ExportPage } from './queries.ts';

/** The cells of a row by column; a column that is not there is empty. */
export type ExportRow = Partial<Record<ImportColumnName, unknown>>;

const FEN_PER_YUAN = 100;

/** Minor units as units of the currency: 2431050 is 24310.50. */
const formatAmount = (minor: string): string => {
  const amount = Number(minor);
  const part = amount % FEN_PER_YUAN;
  const units = String(Math.floor(amount / FEN_PER_YUAN));
  return part === 0 ? units : `${units}.${String(part).padStart(2, '0')}`;
};

function toProductCells(row: ExportedProduct, { brands, merchants }: ExportNames): ExportRow {
  const name = toCatalogueText(row.short_description);
  const description = toCatalogueText(row.description);
  const madeIn = toCatalogueText(row.made_in);
  const preferred = row.preferred_merchant_id;
  return {
    product: row.external_id,
    brand: brands.get(row.brand_id) ?? row.brand_id,
    style: row.brand_style_id,
    family: row.family_id,
    category: row.category_id,
    colour: row.colour_code,
    name_zh: name['zh-CN'],
    name_en: name['en-US'],
    description_zh: description['zh-CN'],
    description_en: description['en-US'],
    status: toProductStatus(row),
    tag: row.tag,
    labels: row.labels,
    images: row.image_keys,
    attributes: row.attributes,
    compositions: row.compositions,
    care: row.care,
    made_in_zh: madeIn['zh-CN'],
    made_in_en: madeIn['en-US'],
    hs_code: row.hs_code,
    origin_country: row.origin_country,
    net_weight: row.net_weight,
    measurements: row.measurements,
    model: row.live_model,
    sizing: row.sizing,
    preferred_merchant: preferred === null ? null : (merchants.get(preferred) ?? preferred),
    same_day: row.is_same_day,
    rank: row.rank,
    published_at: row.published_at.toISOString(),
  };
}

const toVariantCells = (row: ExportedVariant, { merchants }: ExportNames): ExportRow => ({
  sku: row.sku,
  merchant: merchants.get(row.merchant_id) ?? row.merchant_id,
  variant_id: row.external_id,
  size: row.size,
  size_scale: row.size_scale,
  position: row.position,
  // A scheduled price is in effect for a while only.
  price: formatAmount(row.base_price ?? row.price_incl_taxes),
  original_price: formatAmount(row.price_without_promotion),
  quantity: row.quantity,
});

/** One row for each variant, and one for a product without any. */
export function toExportRows({ products, variants }: ExportPage, names: ExportNames): ExportRow[] {
  const byProduct = Map.groupBy(variants, (row) => row.product_id);
  return products.flatMap((product) => {
    const cells = toProductCells(product, names);
    const own = byProduct.get(product.id) ?? [];
    return own.length === 0
      ? [cells]
      : own.map((variant) => ({ ...cells, ...toVariantCells(variant, names) }));
  });
}
