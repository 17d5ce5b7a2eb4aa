import type {
  Colourway,
  DeliveryPromise,
  HandlerResponse,
  products,
  SizeChart,
  Sizing,
} from '@vitrine/contract';
import { DEFAULT_CURRENCY, type Language, type ShippingOrigin } from '@vitrine/kit';
import { formatSize } from '../../catalogue/facet-names.ts';
import { findLeadingPrice } from '../../catalogue/price.ts';
import type { CategoryRow } from '../../catalogue/rows.ts';
import { mapLabels } from '../../catalogue/summaries.ts';
import type { StoredLiveModel, StoredMeasurements } from '../../database/schema.ts';
import { promiseDelivery } from '../../delivery/promise-delivery.ts';
import {
  filterShippingOptions,
  getDefaultShippingType,
  parseDestination,
  selectShippingOption,
} from '../../pricing/shipping-rules.ts';
import type { ImageUrls } from '../images/image-urls.ts';
import { mapOpeningToResponse, type OpeningRecord } from '../memberships/find-opening.ts';
import { mapImageDetails } from './image-details.ts';
import type { DeliveryTerms, ProductRecord, VariantRecord } from './queries.ts';
import { choosePreferredMerchant } from './rules.ts';

type Detail = HandlerResponse<typeof products.getProduct>;
type Measurements = HandlerResponse<typeof products.getVariantsMeasurements>;

type EqualSizes = Pick<Sizing, 'systems' | 'rows'>;

interface DetailContext {
  colourways: Colourway[];
  /** From the root to the product's own category. */
  path: readonly CategoryRow[];
  /** Null once the product is open to everyone. */
  opening: OpeningRecord | null;
  /** The equal sizes of a chart. */
  sizes(chart: SizeChart): EqualSizes;
  images: Pick<ImageUrls, 'detailedViews'>;
  language: Language;
}

/** Maps a product to its detail in one language, with its variants sorted by size. */
export function mapProductToDetail(
  record: ProductRecord,
  variants: readonly VariantRecord[],
  { path, images, colourways, opening, sizes, language }: DetailContext,
): Detail {
  const merchantId = choosePreferredMerchant(record.preferred_merchant_id, variants);
  const imageDetails = mapImageDetails(record, language);
  return {
    id: record.id,
    brandId: record.brand_id,
    brandName: record.brand_name,
    brandDescription: record.brand_description[language],
    brandStyleId: record.brand_style_id,
    shortDescription: record.short_description[language],
    description: record.description[language],
    gender: record.gender,
    color: record.colour_name?.[language] ?? '',
    colourways,
    images: images.detailedViews(record.image_keys),
    ...(imageDetails.length > 0 && { imageDetails }),
    categories: path.map(({ id, name }) => ({ id, name: name[language] })),
    tag: record.tag,
    labels: mapLabels(record.labels, language),
    preferredMerchant:
      merchantId === null
        ? null
        : {
            merchantId,
            shipsFrom: findOrigin(merchantId, variants),
            byAttribute: listSizesInStock(merchantId, variants),
          },
    variants: sortVariants(variants, merchantId).map((variant) =>
      mapVariantToResponse(variant, language),
    ),
    price: mapPriceToResponse(variants),
    isOnline: record.is_online,
    compositions: record.compositions.map(({ part, material }) => ({
      part: part[language],
      material: material[language],
    })),
    care: record.care.map((line) => line[language]),
    madeIn: record.made_in[language],
    liveModel: record.live_model && mapLiveModelToResponse(record.live_model, language),
    sizing: record.sizing && {
      ...record.sizing,
      ...sizes(record.sizing.chart),
      note: record.sizing.note[language],
    },
    isSameDayDelivery: record.is_same_day,
    opening: opening && mapOpeningToResponse(opening, language),
  };
}

const findOrigin = (merchantId: string, variants: readonly VariantRecord[]): ShippingOrigin =>
  variants.find(({ merchant_id }) => merchant_id === merchantId)?.ships_from ?? 'abroad';

const listSizesInStock = (merchantId: string, variants: readonly VariantRecord[]) =>
  variants
    .filter(({ merchant_id, quantity }) => merchant_id === merchantId && quantity > 0)
    .map(({ size }) => ({ type: 'Size', value: size }));

/** Sorts by size; variants of the preferred merchant come first. */
const sortVariants = (variants: readonly VariantRecord[], merchantId: string | null) =>
  [...variants].sort(
    (a, b) =>
      a.position - b.position ||
      Number(b.merchant_id === merchantId) - Number(a.merchant_id === merchantId),
  );

const mapVariantToResponse = (
  variant: VariantRecord,
  language: Language,
): Detail['variants'][number] => ({
  id: variant.id,
  merchantId: variant.merchant_id,
  price: {
    priceInclTaxes: Number(variant.price_incl_taxes),
    priceWithoutPromotion: Number(variant.price_without_promotion),
  },
  quantity: variant.quantity,
  attributes: [
    { type: 'Size', value: variant.size },
    { type: 'SizeDescription', value: formatSize(variant.size, variant.size_scale, language) },
    { type: 'Scale', value: variant.size_scale },
  ],
});

function mapPriceToResponse(variants: readonly VariantRecord[]): Detail['price'] {
  const leadingPrice = findLeadingPrice(
    variants.map((variant) => ({
      price: Number(variant.price_incl_taxes),
      original: Number(variant.price_without_promotion),
      quantity: variant.quantity,
      currency: variant.currency,
    })),
  );
  return {
    currencyIsoCode: leadingPrice?.currency ?? DEFAULT_CURRENCY,
    priceInclTaxes: leadingPrice?.price ?? 0,
    priceWithoutPromotion: leadingPrice?.original ?? 0,
  };
}

const mapLiveModelToResponse = (
  model: StoredLiveModel,
  language: Language,
): Detail['liveModel'] => ({
  productSize: model.productSize,
  scale: model.scale,
  measurements: model.measurements.map(({ name, value, unit }) => ({
    name: name[language],
    value,
    unit,
  })),
});

/** A product without measurements has an empty table, not an error. */
export const mapMeasurementsToResponse = (
  stored: StoredMeasurements | null,
  scale: string,
  language: Language,
): Measurements => ({
  unit: stored?.unit ?? '',
  scale,
  names: stored?.names.map((name) => name[language]) ?? [],
  rows: stored?.rows ?? [],
});

/** The promise for the option that the shopper gets unless they choose another; null where nothing is sent. */
export function mapDeliveryPromiseToResponse(
  { shipping, free_shipping, place }: DeliveryTerms,
  { country, language, now }: { country: string; language: Language; now: number },
): DeliveryPromise | null {
  const { countryCode } = parseDestination(country);
  const options = filterShippingOptions(shipping, { countryCode }, { isSameDay: false });
  const option = selectShippingOption(options, getDefaultShippingType(free_shipping));
  if (!option) return null;
  return promiseDelivery(option, {
    orderedAt: now,
    address: place,
    country: countryCode,
    language,
  });
}
