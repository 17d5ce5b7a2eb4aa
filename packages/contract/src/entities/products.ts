import { z } from 'zod';
import { gender, image, minorUnits, numericId, pagination } from './common.ts';
import { shippingOrigin } from './delivery.ts';

export const tag = z.enum(['NewSeason', 'Exclusive']);
export type ProductTag = z.infer<typeof tag>;

/** Label 1001 comes first, then the others by priority. */
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
    isLowStock: z.boolean().meta({ description: 'Every size has a quantity of one' }),
    isSoldOut: z.boolean(),
    opensAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When it opens to everyone, if that was not from the beginning' }),
    colourCount: z.int().min(1).meta({ description: 'In how many colours it is sold' }),
  })
  .meta({ id: 'ProductSummary' });
export type ProductSummary = z.infer<typeof productSummary>;

/** When something opens to everyone, and from when to holders of a benefit. */
export const opening = z
  .object({
    opensAt: z.iso.datetime(),
    earlyFrom: z.iso.datetime(),
    benefit: z.object({ code: z.string(), name: z.string() }),
  })
  .meta({ id: 'Opening' });
export type Opening = z.infer<typeof opening>;

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

/** One colour of a product: a product itself, with its own stock and prices. */
export const colourway = z
  .object({
    id: numericId,
    color: z.string(),
    hex: z.string().meta({ description: 'As #rrggbb' }),
    price: minorUnits,
    priceWithoutDiscount: minorUnits,
    isSoldOut: z.boolean(),
  })
  .meta({ id: 'Colourway' });
export type Colourway = z.infer<typeof colourway>;

export const sizeChart = z.enum(['women-clothing', 'men-clothing', 'women-shoes', 'men-shoes']);
export type SizeChart = z.infer<typeof sizeChart>;

export const sizing = z
  .object({
    chart: sizeChart.meta({ description: 'Which sizes of other countries its own equal' }),
    runs: z.enum(['small', 'true', 'large']),
    note: z.string().meta({ description: 'How it fits, in words' }),
    systems: z.array(z.object({ code: z.string(), name: z.string() })),
    rows: z.array(z.array(z.string())).meta({
      description: 'Equal sizes, the smallest first: one for each system, then the letter if any',
    }),
  })
  .meta({ id: 'Sizing' });
export type Sizing = z.infer<typeof sizing>;

/** The text that was chosen for one image of a product, by its `order`. */
export const imageDetail = z
  .object({
    order: z.int(),
    alt: z.string(),
  })
  .meta({ id: 'ImageDetail' });
export type ImageDetail = z.infer<typeof imageDetail>;

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
    colourways: z
      .array(colourway)
      .meta({ description: 'Every colour, with its own; empty when there is one only' }),
    images: z.array(image),
    imageDetails: z
      .array(imageDetail)
      .optional()
      .meta({ description: 'Of the images that have an alternative text' }),
    categories: z.array(category).meta({ description: 'From the root; the last is the deepest' }),
    tag: tag.nullable(),
    labels: z.array(label),
    preferredMerchant: z
      .object({
        merchantId: numericId,
        shipsFrom: shippingOrigin,
        byAttribute: z.array(attribute),
      })
      .nullable(),
    variants: z.array(variant),
    price,
    isOnline: z.boolean(),
    compositions: z.array(z.object({ part: z.string(), material: z.string() })),
    care: z.array(z.string()),
    madeIn: z.string(),
    liveModel: liveModel.nullable(),
    sizing: sizing.nullable(),
    isSameDayDelivery: z.boolean(),
    opening: opening.nullable().meta({ description: 'Null once it is open to everyone' }),
  })
  .meta({ id: 'ProductDetail' });
export type ProductDetail = z.infer<typeof productDetail>;

export const merchant = z
  .object({
    id: numericId,
    name: z.string(),
    monogram: z.string().meta({ description: 'Two letters or digits for its logo' }),
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
    names: z.array(z.string()).meta({ description: 'Names of the measurements, in column order' }),
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
  disabled: z.boolean().meta({ description: 'Whether it would match no product' }),
  dynamic: z.boolean().meta({ description: 'Whether it depends on the other filters' }),
  hint: z.string().nullable().meta({
    description: 'For a colour its #rrggbb value; for a category its parent; for a size its system',
  }),
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
    title: z
      .string()
      .meta({ description: 'Title of the category, brand, set or sale; otherwise empty' }),
    description: z.string(),
    gender: gender.nullable(),
    breadcrumb: z.array(category),
    opening: opening
      .nullable()
      .meta({ description: 'Of a sale without products, because it is not open to the caller' }),
    items: z.array(productSummary),
    pagination,
    facets: z.array(facet),
  })
  .meta({ id: 'ProductList' });
export type ProductList = z.infer<typeof productList>;

export const searchResult = productList
  .extend({
    hasNoResult: z.boolean(),
    recommends: z.array(z.string()).meta({ description: 'Other keywords to try' }),
    correctedKeyword: z
      .string()
      .nullable()
      .meta({ description: 'What was searched instead of a keyword without results' }),
    isOtherGender: z
      .boolean()
      .meta({ description: 'Whether nothing was found for the gender, but for others' }),
    redirect: z
      .string()
      .nullable()
      .meta({ description: 'The URL of the page that the keyword leads to' }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

export const suggestion = z
  .object({
    type: z.enum(['keyword', 'brand', 'category', 'product', 'page']),
    id: z.string().nullable().meta({ description: 'For a page its URL' }),
    text: z.string(),
    count: z.int(),
    images: z.array(image).meta({ description: 'A small picture of a product' }),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof suggestion>;
