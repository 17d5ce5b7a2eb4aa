import { z } from 'zod';
import { flag, gender } from '../../entities/common.ts';

/** Systems whose exports of products are read as they are. */
export const IMPORT_FORMATS = [
  'vitrine',
  'shopify',
  'woocommerce',
  'medusa',
  'saleor',
  'spree',
  'taobao',
  'youzan',
] as const;
export const importFormat = z.enum(IMPORT_FORMATS);
export type ImportFormat = z.infer<typeof importFormat>;

export const decimalMark = z.enum(['comma', 'point']);
export type DecimalMark = z.infer<typeof decimalMark>;

/** The name of a mapping of columns, by which an import chooses it. */
export const mappingName = z.string().trim().min(1).max(60);

/** What the one who imports a file decides about it. */
export const importChoices = z
  .object({
    createMissing: z
      .boolean()
      .meta({ description: 'Makes brands, categories, colours and attributes that are missing' }),
    gender: gender.meta({ description: 'Of categories whose path does not begin with one' }),
    brand: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .meta({ description: 'Of new products whose rows name none' }),
    category: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .meta({ description: 'Of new products whose rows name none' }),
    merchant: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .meta({ description: 'Name or id of the merchant of variants whose rows name none' }),
    format: importFormat.meta({ description: 'The system that has written the file' }),
    mapping: mappingName.meta({ description: 'The mapping by which the columns are read' }),
    decimal: decimalMark.meta({
      description: 'How prices are written, where a file leaves it open',
    }),
  })
  .partial();
export type ImportChoices = z.infer<typeof importChoices>;

const { shape } = importChoices;

export const importQuery = z.object({
  'dry-run': flag.default(false).meta({ description: 'Checks the file and changes nothing' }),
});

export const importProductsQuery = importQuery.extend({
  'create-missing': flag.default(false).meta({
    description: 'Makes brands, categories, colours and attributes that are missing',
  }),
  gender: shape.gender,
  brand: shape.brand,
  category: shape.category,
  merchant: shape.merchant,
  format: shape.format,
  mapping: shape.mapping,
  decimal: shape.decimal,
});
