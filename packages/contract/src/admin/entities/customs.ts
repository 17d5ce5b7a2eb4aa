import { COUNTRY_CODES } from '@vitrine/kit';
import { z } from 'zod';

/** The heaviest net weight of one, in grams. */
export const MAX_NET_WEIGHT = 100_000;

/** A code of the Harmonized System: six digits of the world, then those of a country. */
export const HS_CODE = /^\d{6}(\d{2}|\d{4}|\d{7})?$/;

export const hsCode = z
  .string()
  .regex(HS_CODE, 'must have 6, 8, 10 or 13 digits')
  .meta({ example: '6202200000' });
export const originCountry = z
  .string()
  .refine((code) => COUNTRY_CODES.includes(code), 'must be the code of a country such as IT')
  .meta({ description: 'ISO 3166-1, two letters', example: 'IT' });
export const netWeight = z
  .int()
  .min(1)
  .max(MAX_NET_WEIGHT)
  .meta({ description: 'Of one, in grams' });

/** What customs ask about a product. The nearest category says what the product does not. */
export const customsFields = {
  hsCode: hsCode.nullable().default(null),
  originCountry: originCountry.nullable().default(null),
  netWeight: netWeight.nullable().default(null),
};
const customsFacts = z.object(customsFields);
export type CustomsFacts = z.infer<typeof customsFacts>;

/** What customs papers lack. */
export const customsGap = z.enum(['hs-code', 'origin-country', 'net-weight', 'duty-rate']);
export type CustomsGap = z.infer<typeof customsGap>;
