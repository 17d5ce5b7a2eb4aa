import { ONE_SIZE } from '@vitrine/kit';
import { z } from 'zod';
import { codeId, gender, minorUnits, numericId } from '../../entities/common.ts';
import { sizeChart, tag } from '../../entities/products.ts';
import { catalogueText } from './catalogue-text.ts';
import { customsFields } from './customs.ts';

/** Prices are indexed as 32-bit numbers. */
export const MAX_PRICE = 0xffff_ffff;
export const MAX_STOCK = 1_000_000;
export const MAX_PRODUCT_IMAGES = 30;
export const MAX_PRODUCT_LABELS = 10;

const plainText = (max: number) => z.string().trim().min(1).max(max);

/** The id of a row in the system of a merchant. */
export const externalId = plainText(64).meta({ example: 'COAT-2026-114' });
export const sku = plainText(64).meta({ example: '8000012345678' });
export const sellingPrice = minorUnits.max(MAX_PRICE);
export const stockQuantity = z.int().min(0).max(MAX_STOCK);
const size = plainText(20);

export const productStatus = z.enum(['draft', 'published', 'hidden', 'archived']);
export type ProductStatus = z.infer<typeof productStatus>;

export const productLabel = z.object({
  id: z.int().min(1).max(999_999),
  name: catalogueText(40),
  priority: z.int().min(0).max(10_000),
});

const MAX_COLUMNS = 20;
export const MAX_MEASURE = 100_000;
/** Inches have eighths. */
const MEASURE_DECIMALS = 3;

/** A measure as it is stored: conversions between units leave more decimals than a tape has. */
export const roundMeasure = (value: number): number =>
  Math.round(value * 10 ** MEASURE_DECIMALS) / 10 ** MEASURE_DECIMALS;

const measure = z
  .number()
  .min(0)
  .max(MAX_MEASURE)
  .overwrite(roundMeasure)
  .meta({ description: 'Rounded to three decimals' });

/** `names` are the columns; every row has a value for each of them. */
export const productMeasurements = z
  .object({
    unit: plainText(10),
    names: z.array(catalogueText(60)).min(1).max(MAX_COLUMNS),
    rows: z.array(z.object({ size, values: z.array(measure).max(MAX_COLUMNS) })).max(60),
  })
  .refine(({ names, rows }) => rows.every(({ values }) => values.length === names.length), {
    path: ['rows'],
    message: 'needs one value for each name',
  });

export const productLiveModel = z.object({
  measurements: z
    .array(
      z.object({
        name: catalogueText(60),
        value: measure,
        unit: z.string().trim().max(10),
      }),
    )
    .max(MAX_COLUMNS),
  productSize: size,
  scale: z.string().trim().max(20),
});

export const productSizing = z.object({
  chart: sizeChart,
  runs: z.enum(['small', 'true', 'large']),
  note: catalogueText(300, 0),
});

/** What an operator writes about a product. */
export const productFields = z.object({
  brandId: numericId,
  categoryId: numericId,
  gender,
  colourCode: codeId
    .nullable()
    .default(null)
    .meta({ description: 'Null for a product that comes in no colour to choose' }),
  styleId: plainText(60).meta({ description: 'The number of the brand' }),
  familyId: plainText(64)
    .nullable()
    .default(null)
    .meta({ description: 'Products of one family differ only in colour' }),
  name: catalogueText(160),
  description: catalogueText(8_000, 0),
  tag: tag.nullable().default(null),
  labels: z.array(productLabel).max(MAX_PRODUCT_LABELS).default([]),
  attributes: z.array(codeId).max(50).default([]),
  compositions: z
    .array(z.object({ part: catalogueText(60), material: catalogueText(200) }))
    .max(20)
    .default([]),
  care: z.array(catalogueText(200)).max(20).default([]),
  madeIn: catalogueText(80, 0),
  ...customsFields,
  measurements: productMeasurements.nullable().default(null),
  liveModel: productLiveModel.nullable().default(null),
  sizing: productSizing.nullable().default(null),
  preferredMerchantId: numericId.nullable().default(null),
  isSameDay: z.boolean().default(false),
  rank: z
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .default(0)
    .meta({ description: 'A higher one comes first in the order of the shop' }),
});
export type ProductFields = z.infer<typeof productFields>;

const hasFairPrices = (row: { price: number; originalPrice: number }) =>
  row.price <= row.originalPrice;
const FAIR_PRICES = { path: ['price'], message: 'must not be above originalPrice' };

const variantParts = z.object({
  size: size.default(ONE_SIZE).meta({ description: `${ONE_SIZE} for a product that has no sizes` }),
  scale: z.string().trim().max(20).meta({ description: 'FR, IT, EU …; empty for letter sizes' }),
  position: z.int().min(0).max(10_000).default(0),
  externalId: externalId.nullable().default(null),
  price: sellingPrice,
  originalPrice: sellingPrice,
});

/** What an operator writes about a variant. */
export const variantFields = variantParts.extend({ sku }).refine(hasFairPrices, FAIR_PRICES);
export type VariantFields = z.infer<typeof variantFields>;

/** Without a SKU, a new variant gets one. */
export const newVariantFields = variantParts
  .extend({ sku: sku.optional(), merchantId: numericId, quantity: stockQuantity.default(0) })
  .refine(hasFairPrices, FAIR_PRICES);
export type NewVariantFields = z.infer<typeof newVariantFields>;
