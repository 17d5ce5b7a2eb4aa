import {
  isPersonName,
  isZipCode,
  normaliseMobile,
  normalisePersonName,
  SHIPPING_COUNTRY_CODES,
} from '@vitrine/kit';
import { z } from 'zod';
import { numericId } from './common.ts';

/** The countries the shop ships to. */
export const shippingCountryCode = z.enum(SHIPPING_COUNTRY_CODES);

const addressPart = (maxLength: number) =>
  z.string().trim().min(1).max(maxLength).meta({ description: 'Free text' });

export const personName = z
  .string()
  .max(40)
  .transform(normalisePersonName)
  .refine(isPersonName, 'must be a name, as it is on a card or a parcel')
  .meta({ description: 'At least two characters', example: '林知夏' });

export const zipCode = z
  .string()
  .trim()
  .refine(isZipCode, 'must be six digits')
  .meta({ example: '200031' });

export const address = z
  .object({
    id: numericId,
    name: z.string(),
    mobileCountry: shippingCountryCode,
    mobile: z.string(),
    country: z.object({ id: numericId, code: shippingCountryCode, name: z.string() }),
    state: z.object({ id: numericId, code: z.string(), name: z.string() }),
    city: z.object({ name: z.string() }),
    district: z.string(),
    addressLine: z.string(),
    zipCode: z.string().nullable().meta({ description: 'Null in Hong Kong' }),
    defaultShippingAddress: z.boolean(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof address>;

export const addressInput = z
  .object({
    name: personName,
    mobile: z.string().max(30).transform(normaliseMobile).meta({ example: '13800138000' }),
    mobileCountry: shippingCountryCode
      .optional()
      .meta({ description: 'The country of the number; absent: the country of the address' }),
    countryCode: shippingCountryCode.default('CN'),
    stateId: numericId.meta({ description: 'One of the states of the country', example: '4209' }),
    city: addressPart(40).optional().meta({ description: 'Required in mainland China' }),
    district: addressPart(40).optional().meta({ description: 'Required in mainland China' }),
    addressLine: addressPart(120).meta({ example: '武康路 12 弄 3 号 502 室' }),
    zipCode: zipCode.nullish().meta({ description: 'Required in mainland China' }),
    defaultShippingAddress: z.boolean().default(false),
  })
  .meta({ id: 'AddressInput' });
export type AddressInput = z.input<typeof addressInput>;

export const parsedAddress = z
  .object({
    name: z.string().nullable(),
    mobile: z.string().nullable(),
    stateId: numericId.nullable(),
    city: z.string().nullable(),
    district: z.string().nullable(),
    addressLine: z.string().nullable(),
    zipCode: z.string().nullable(),
  })
  .meta({ id: 'ParsedAddress' });
export type ParsedAddress = z.infer<typeof parsedAddress>;
