import { z } from 'zod';
import { gender, image, minorUnits, numericId, pagination } from './common.ts';

export const tag = z.enum(['NewSeason', 'Exclusive']);

/** Label 1001 takes precedence over every other; then the higher priority. */
export const label = z.object({ id: z.int(), name: z.string(), priority: z.int() });

export const price = z
  .object({
    currencyIsoCode: z.string(),
    priceInclTaxes: minorUnits,
    priceWithoutPromotion: minorUnits,
  })
  .meta({ id: 'Price' });

export const brandReference = z.object({ id: numericId, name: z.string() });

export const productSummary = z
  .object({
    id: numericId,
    brand: brandReference,
    shortDescription: z.string(),
    images: z.array(image),
    price: minorUnits,
    priceWithoutDiscount: minorUnits,
    currencyIsoCode: z.string(),
    tag: tag.nullable(),
    labels: z.array(label),
    gender,
    isOnline: z.boolean(),
    isLowStock: z.boolean().meta({ description: 'Every size has one piece left' }),
    isSoldOut: z.boolean(),
  })
  .meta({ id: 'ProductSummary' });
export type ProductSummary = z.infer<typeof productSummary>;

export const attribute = z.object({ type: z.string(), value: z.string() });

export const variant = z
  .object({
    id: numericId,
    merchantId: numericId,
    price: price.omit({ currencyIsoCode: true }),
    quantity: z.int().min(0),
    attributes: z.array(attribute).meta({ description: 'Size, size description, scale' }),
  })
  .meta({ id: 'Variant' });
export type Variant = z.infer<typeof variant>;

export const category = z.object({ id: numericId, name: z.string() });

export const liveModel = z.object({
  measurements: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })),
  productSize: z.string(),
  scale: z.string(),
});

export const productDetail = z
  .object({
    id: numericId,
    brandId: numericId,
    brandName: z.string(),
    brandDescription: z.string(),
    brandStyleId: z.string(),
    shortDescription: z.string(),
    description: z.string(),
    gender,
    color: z.string(),
    images: z.array(image),
    categories: z.array(category).meta({ description: 'From the root; the last is the deepest' }),
    tag: tag.nullable(),
    labels: z.array(label),
    preferredMerchant: z
      .object({ merchantId: numericId, byAttribute: z.array(attribute) })
      .nullable(),
    variants: z.array(variant),
    price,
    isOnline: z.boolean(),
    compositions: z.array(z.object({ part: z.string(), material: z.string() })),
    care: z.array(z.string()),
    madeIn: z.string(),
    liveModel: liveModel.nullable(),
    isSameDayDelivery: z.boolean(),
  })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof productDetail>;

export const merchant = z
  .object({
    id: numericId,
    name: z.string(),
    monogram: z.string().meta({ description: 'Two letters or digits for its plate' }),
    city: z.string(),
    country: z.string(),
    foundedIn: z.int(),
    description: z.string(),
  })
  .meta({ id: 'Merchant' });
export type Merchant = z.infer<typeof merchant>;

export const variantsMeasurements = z
  .object({
    unit: z.string(),
    scale: z.string(),
    names: z.array(z.string()).meta({ description: 'What is measured, in column order' }),
    rows: z.array(z.object({ size: z.string(), values: z.array(z.number()) })),
  })
  .meta({ id: 'VariantsMeasurements' });
export type VariantsMeasurements = z.infer<typeof variantsMeasurements>;

export const facetType = z.enum([
  'Categories',
  'Brands',
  'Sizes',
  'Colors',
  'Discount',
  'Attributes',
  'SameDayDelivery',
  'Price',
]);
export type FacetType = z.infer<typeof facetType>;

export const facetValue = z.object({
  value: z.string(),
  valueUpperBound: z.string().nullable(),
  name: z.string(),
  count: z.int(),
  selected: z.boolean(),
  disabled: z.boolean().meta({ description: 'Would find nothing' }),
  dynamic: z.boolean().meta({ description: 'Depends on the other choices' }),
  hint: z
    .string()
    .nullable()
    .meta({ description: 'A colour as #rrggbb; the parent of a category' }),
});
export type FacetValue = z.infer<typeof facetValue>;

export const facet = z
  .object({ type: facetType, values: z.array(facetValue) })
  .meta({ id: 'Facet' });
export type Facet = z.infer<typeof facet>;

export const sortOrder = z.enum(['default', 'newest', 'price-asc', 'price-desc', 'discount']);
export type SortOrder = z.infer<typeof sortOrder>;

export const productList = z
  .object({
    title: z.string().meta({ description: 'Of the category, brand, set or sale; else empty' }),
    description: z.string(),
    gender: gender.nullable(),
    breadcrumb: z.array(category),
    items: z.array(productSummary),
    pagination,
    facets: z.array(facet),
  })
  .meta({ id: 'ProductList' });
export type ProductList = z.infer<typeof productList>;

export const searchResult = productList
  .extend({
    hasNoResult: z.boolean(),
    recommends: z.array(z.string()).meta({ description: 'Other words to try' }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

export const suggestion = z
  .object({
    type: z.enum(['keyword', 'brand', 'category', 'product']),
    id: z.string().nullable(),
    text: z.string(),
    count: z.int(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof suggestion>;
