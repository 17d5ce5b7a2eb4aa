import type { Answer, products } from '@vitrine/contract';
import { DEFAULT_CURRENCY, type Language } from '@vitrine/kit';
import { sizeName } from '../../catalogue/facet-names.ts';
import { leadingPrice } from '../../catalogue/price.ts';
import type { CategoryRow } from '../../catalogue/rows.ts';
import { sortedLabels } from '../../catalogue/summaries.ts';
import type { StoredLiveModel, StoredMeasurements } from '../../database/schema.ts';
import type { ImageAddresses } from '../images/addresses.ts';
import type { ProductRecord, VariantRecord } from './queries.ts';

type Detail = Answer<typeof products.getProduct>;
type Measurements = Answer<typeof products.getVariantsMeasurements>;

interface Around {
  /** From the root to the product's own category. */
  path: readonly CategoryRow[];
  images: Pick<ImageAddresses, 'views'>;
  language: Language;
}

/** The product as one shopper reads it: in one language, its variants in the order they are worn. */
export function productDetail(
  record: ProductRecord,
  variants: readonly VariantRecord[],
  { path, images, language }: Around,
): Detail {
  const merchantId = preferredMerchant(record.preferred_merchant_id, variants);
  return {
    id: record.id,
    brandId: record.brand_id,
    brandName: record.brand_name,
    brandDescription: record.brand_description[language],
    brandStyleId: record.brand_style_id,
    shortDescription: record.short_description[language],
    description: record.description[language],
    gender: record.gender,
    color: record.colour_name[language],
    images: images.views(record.image_keys),
    categories: path.map(({ id, name }) => ({ id, name: name[language] })),
    tag: record.tag,
    labels: sortedLabels(record.labels, language),
    preferredMerchant:
      merchantId === null ? null : { merchantId, byAttribute: sizesOf(merchantId, variants) },
    variants: sortedVariants(variants, merchantId).map((variant) => asVariant(variant, language)),
    price: detailPrice(variants),
    isOnline: record.is_online,
    compositions: record.compositions.map(({ part, material }) => ({
      part: part[language],
      material: material[language],
    })),
    care: record.care.map((line) => line[language]),
    madeIn: record.made_in[language],
    liveModel: record.live_model && liveModel(record.live_model, language),
    isSameDayDelivery: record.is_same_day,
  };
}

/** The merchant the shop chose; else the one with most sizes left. */
export function preferredMerchant(
  chosen: string | null,
  variants: readonly Pick<VariantRecord, 'merchant_id' | 'quantity'>[],
): string | null {
  if (chosen) return chosen;
  const sizesLeft = new Map<string, number>();
  for (const { merchant_id, quantity } of variants) {
    sizesLeft.set(merchant_id, (sizesLeft.get(merchant_id) ?? 0) + Number(quantity > 0));
  }
  const [best] = [...sizesLeft].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? null;
}

/** The sizes a merchant still has. */
const sizesOf = (merchantId: string, variants: readonly VariantRecord[]) =>
  variants
    .filter(({ merchant_id, quantity }) => merchant_id === merchantId && quantity > 0)
    .map(({ size }) => ({ type: 'Size', value: size }));

/** By size; where two merchants have one, the preferred one comes first. */
const sortedVariants = (variants: readonly VariantRecord[], merchantId: string | null) =>
  [...variants].sort(
    (a, b) =>
      a.position - b.position ||
      Number(b.merchant_id === merchantId) - Number(a.merchant_id === merchantId),
  );

const asVariant = (variant: VariantRecord, language: Language): Detail['variants'][number] => ({
  id: variant.id,
  merchantId: variant.merchant_id,
  price: {
    priceInclTaxes: Number(variant.price_incl_taxes),
    priceWithoutPromotion: Number(variant.price_without_promotion),
  },
  quantity: variant.quantity,
  attributes: [
    { type: 'Size', value: variant.size },
    { type: 'SizeDescription', value: sizeName(variant.size, variant.size_scale, language) },
    { type: 'Scale', value: variant.size_scale },
  ],
});

function detailPrice(variants: readonly VariantRecord[]): Detail['price'] {
  const leading = leadingPrice(
    variants.map((variant) => ({
      price: Number(variant.price_incl_taxes),
      original: Number(variant.price_without_promotion),
      quantity: variant.quantity,
      currency: variant.currency,
    })),
  );
  return {
    currencyIsoCode: leading?.currency ?? DEFAULT_CURRENCY,
    priceInclTaxes: leading?.price ?? 0,
    priceWithoutPromotion: leading?.original ?? 0,
  };
}

const liveModel = (model: StoredLiveModel, language: Language): Detail['liveModel'] => ({
  productSize: model.productSize,
  scale: model.scale,
  measurements: model.measurements.map(({ name, value, unit }) => ({
    name: name[language],
    value,
    unit,
  })),
});

/** A product that nobody has measured has an empty table, not an error. */
export const measurementsIn = (
  stored: StoredMeasurements | null,
  scale: string,
  language: Language,
): Measurements => ({
  unit: stored?.unit ?? '',
  scale,
  names: stored?.names.map((name) => name[language]) ?? [],
  rows: stored?.rows ?? [],
});
