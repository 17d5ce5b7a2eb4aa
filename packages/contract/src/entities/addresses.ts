import {
  asMobile,
  asPersonName,
  isPersonName,
  isZipCode,
  SHIPPING_COUNTRY_CODES,
} from '@vitrine/kit';
import { z } from 'zod';
import { numericId } from './common.ts';

/** Where the shop ships to. */
export const shippingCountryCode = z.enum(SHIPPING_COUNTRY_CODES);

const place = (most: number) =>
  z.string().trim().min(1).max(most).meta({ description: 'As people write it' });

export const personName = z
  .string()
  .max(40)
  .transform(asPersonName)
  .refine(isPersonName, 'must be a name, as it is on a card or a parcel')
  .meta({ description: 'Two characters at least', example: '林知夏' });

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
    zipCode: z.string().nullable().meta({ description: 'Hong Kong has none' }),
    defaultShippingAddress: z.boolean(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof address>;

export const addressInput = z
  .object({
    name: personName,
    mobile: z.string().max(30).transform(asMobile).meta({ example: '13800138000' }),
    mobileCountry: shippingCountryCode
      .optional()
      .meta({ description: 'Whose number it is; the country of the address when absent' }),
    countryCode: shippingCountryCode.default('CN'),
    stateId: numericId.meta({ description: 'One of the states of the country', example: '4209' }),
    city: place(40).optional().meta({ description: 'Needed in mainland China' }),
    district: place(40).optional().meta({ description: 'Needed in mainland China' }),
    addressLine: place(120).meta({ example: '武康路 12 弄 3 号 502 室' }),
    zipCode: zipCode.nullish().meta({ description: 'Needed in mainland China' }),
    defaultShippingAddress: z.boolean().default(false),
  })
  .meta({ id: 'AddressInput' });
export type AddressInput = z.input<typeof addressInput>;
