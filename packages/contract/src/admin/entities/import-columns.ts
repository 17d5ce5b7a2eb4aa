import { z } from 'zod';
import { utcDateTime } from '../../entities/common.ts';
import { tag } from '../../entities/products.ts';
import { hsCode, netWeight, originCountry } from './customs.ts';
import {
  amountCell,
  compactCell,
  flagCell,
  jsonCell,
  listCell,
  textCell,
  wholeCell,
} from './import-cells.ts';
import {
  externalId,
  MAX_PRICE,
  MAX_PRODUCT_IMAGES,
  MAX_STOCK,
  productFields,
  productStatus,
  sku,
} from './products.ts';

/** One column of a file of products. */
export interface ImportColumn {
  /** Whether it describes the product of a row, or its variant. */
  readonly of: 'product' | 'variant';
  readonly schema: z.ZodType;
  readonly description: string;
  /** What an empty cell means. Without it, an empty cell changes nothing. */
  readonly whenEmpty?: unknown;
  /** A new product or variant needs it. */
  readonly isNeeded?: true;
}

const { labels, compositions, care, measurements, liveModel, sizing, familyId, styleId } =
  productFields.shape;
const code = (schema: typeof externalId) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), schema);

/** Every column of a file of products and variants: one row for each variant. */
export const IMPORT_COLUMNS = {
  product: {
    of: 'product',
    schema: code(externalId),
    description: "The product's id in your own system; rows with the same one are its variants",
  },
  brand: {
    of: 'product',
    schema: textCell(200),
    description: 'Name or id of the brand',
    isNeeded: true,
  },
  style: {
    of: 'product',
    schema: code(styleId),
    description: 'Style number of the brand',
    isNeeded: true,
  },
  family: {
    of: 'product',
    schema: code(familyId.unwrap().unwrap()),
    description: 'Products of one family differ only in colour',
    whenEmpty: null,
  },
  category: {
    of: 'product',
    schema: textCell(300),
    description: 'Id of the category, or its names from the top: Women > Clothing > Coats',
    isNeeded: true,
  },
  colour: {
    of: 'product',
    schema: textCell(100),
    description: 'Code of the colour, or its name in Chinese or English',
    whenEmpty: null,
  },
  name_zh: { of: 'product', schema: textCell(160), description: 'Name in Chinese', isNeeded: true },
  name_en: {
    of: 'product',
    schema: textCell(160),
    description: 'Name in English; without it shoppers read the Chinese one',
    whenEmpty: null,
  },
  description_zh: {
    of: 'product',
    schema: textCell(8_000),
    description: 'Description in Chinese',
    whenEmpty: '',
  },
  description_en: {
    of: 'product',
    schema: textCell(8_000),
    description: 'Description in English',
    whenEmpty: null,
  },
  status: {
    of: 'product',
    schema: productStatus,
    description: '`draft`, `published`, `hidden` or `archived`; a new product is a `draft`',
  },
  tag: { of: 'product', schema: tag, description: '`NewSeason` or `Exclusive`', whenEmpty: null },
  labels: {
    of: 'product',
    schema: jsonCell(labels),
    description: 'Labels, as JSON',
    whenEmpty: [],
  },
  images: {
    of: 'product',
    schema: listCell(z.string().max(2_000), MAX_PRODUCT_IMAGES),
    description:
      'Images in order, separated by `|`: https addresses, names of files in the media library or in the folder `--images`, or keys of the shop',
    whenEmpty: [],
  },
  attributes: {
    of: 'product',
    schema: listCell(z.string().max(100), 50),
    description: 'Materials and details by code or name, separated by `|`',
    whenEmpty: [],
  },
  tags: {
    of: 'product',
    schema: listCell(z.string().max(255), 250),
    description:
      'Words of another system, separated by `|`; those that are names of attributes add these',
  },
  compositions: {
    of: 'product',
    schema: jsonCell(compositions),
    description: 'Materials by part, as JSON',
    whenEmpty: [],
  },
  care: {
    of: 'product',
    schema: jsonCell(care),
    description: 'Care instructions, as JSON',
    whenEmpty: [],
  },
  made_in_zh: {
    of: 'product',
    schema: textCell(80),
    description: 'Country of origin in Chinese',
    whenEmpty: '',
  },
  made_in_en: {
    of: 'product',
    schema: textCell(80),
    description: 'Country of origin in English',
    whenEmpty: null,
  },
  hs_code: {
    of: 'product',
    schema: compactCell(hsCode),
    description: 'HS code for customs, with or without dots; empty takes the one of the category',
    whenEmpty: null,
  },
  origin_country: {
    of: 'product',
    schema: compactCell(originCountry),
    description: 'Code of the country of origin: `IT`; empty takes the one of the category',
    whenEmpty: null,
  },
  net_weight: {
    of: 'product',
    schema: wholeCell(0, 999_999_999).pipe(netWeight),
    description: 'Net weight of one in grams; empty takes the one of the category',
    whenEmpty: null,
  },
  measurements: {
    of: 'product',
    schema: jsonCell(measurements),
    description: 'Measurements by size, as JSON',
    whenEmpty: null,
  },
  model: {
    of: 'product',
    schema: jsonCell(liveModel),
    description: 'The model on the images, as JSON',
    whenEmpty: null,
  },
  sizing: {
    of: 'product',
    schema: jsonCell(sizing),
    description: 'Size chart and how it fits, as JSON',
    whenEmpty: null,
  },
  preferred_merchant: {
    of: 'product',
    schema: textCell(200),
    description: 'Name or id of the merchant whose offer comes first',
    whenEmpty: null,
  },
  same_day: {
    of: 'product',
    schema: flagCell,
    description: '`true` or `false`: delivered on the same day',
  },
  rank: {
    of: 'product',
    schema: wholeCell(-1_000_000, 1_000_000),
    description: 'A higher one comes first in the order of the shop',
  },
  published_at: {
    of: 'product',
    schema: utcDateTime,
    description:
      'When it was published, in UTC: 2026-11-25T02:00:00Z; a new product gets the current time',
  },
  sku: {
    of: 'variant',
    schema: code(sku),
    description: "The variant's SKU, unique for each merchant",
  },
  merchant: {
    of: 'variant',
    schema: textCell(200),
    description: 'Name or id of the merchant; not needed when there is only one',
  },
  variant_id: {
    of: 'variant',
    schema: code(externalId),
    description: "The variant's id in another system, such as the ERP",
    whenEmpty: null,
  },
  size: {
    of: 'variant',
    schema: textCell(20),
    description: 'Size; a new variant without one is of a product that has no sizes',
  },
  size_scale: {
    of: 'variant',
    schema: textCell(20),
    description: 'Code of the size system: FR, IT, EU …; empty for letter sizes',
    whenEmpty: '',
  },
  option_name: {
    of: 'variant',
    schema: textCell(100),
    description:
      'What shoppers choose by, for example `Ring size`: the size system of this code or name, if there is one',
  },
  position: {
    of: 'variant',
    schema: wholeCell(0, 10_000),
    description: 'Place among the sizes of the product',
  },
  price: {
    of: 'variant',
    schema: amountCell(MAX_PRICE),
    description: 'Price with taxes, in units of the currency: 24310 or 24310.50',
    isNeeded: true,
  },
  original_price: {
    of: 'variant',
    schema: amountCell(MAX_PRICE),
    description: 'Price before the discount; a higher `price` alone raises it too',
  },
  quantity: {
    of: 'variant',
    schema: wholeCell(0, MAX_STOCK),
    description: 'Stock; a new variant without it has none',
  },
} as const satisfies Record<string, ImportColumn>;

export type ImportColumnName = keyof typeof IMPORT_COLUMNS;
export const IMPORT_COLUMN_NAMES = Object.keys(IMPORT_COLUMNS) as ImportColumnName[];

/** The columns of a file of stock and prices only. */
export const STOCK_COLUMNS = [
  'sku',
  'merchant',
  'price',
  'original_price',
  'quantity',
] as const satisfies readonly ImportColumnName[];
