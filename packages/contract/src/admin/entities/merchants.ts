import { SHIPPING_COUNTRY_CODES } from '@vitrine/kit';
import { z } from 'zod';
import { shippingType } from '../../entities/checkout.ts';
import { numericId, utcDateTime } from '../../entities/common.ts';
import { shippingOrigin } from '../../entities/delivery.ts';
import { catalogueDescription, catalogueName } from './catalogue-data.ts';
import { version } from './page.ts';

const MAX_NAME = 60;
const MAX_MONOGRAM = 4;
const FOUNDED_FROM = 1000;
const FOUNDED_TO = 2100;
const MAX_FEE = 10_000_000;
const MAX_FREE_FROM = 1_000_000_000;
const MAX_DAYS = 90;
const MAX_STATES = 50;
const MAX_OPTIONS = 40;

const country = z.enum(SHIPPING_COUNTRY_CODES);
const states = z
  .array(z.string().regex(/^[A-Z]{2,3}$/, 'must be the code of a province'))
  .min(1)
  .max(MAX_STATES)
  .nullable()
  .meta({ description: 'The provinces that it reaches; null: the whole country' });

const shippingOptionInput = z
  .object({
    type: shippingType,
    country,
    fee: z.int().min(0).max(MAX_FEE).meta({ description: 'Minor units of the currency' }),
    freeFrom: z
      .int()
      .min(0)
      .max(MAX_FREE_FROM)
      .nullable()
      .default(null)
      .meta({ description: 'Free from this amount on; null: never' }),
    minDays: z.int().min(0).max(MAX_DAYS).meta({ description: 'Working days, with customs' }),
    maxDays: z.int().min(0).max(MAX_DAYS),
    states: states.default(null),
    shipsFrom: shippingOrigin
      .nullable()
      .default(null)
      .meta({ description: 'Null: from where the merchant sends' }),
  })
  .refine(({ minDays, maxDays }) => minDays <= maxDays, {
    path: ['maxDays'],
    message: 'must not be less than minDays',
  });
type ShippingOptionInput = z.output<typeof shippingOptionInput>;

/** Two options of one type must not reach the same province, because only one of them would be offered. */
const doOverlap = (one: ShippingOptionInput, other: ShippingOptionInput): boolean =>
  one.type === other.type &&
  one.country === other.country &&
  (one.states === null ||
    other.states === null ||
    one.states.some((state) => other.states?.includes(state)));

const shippingOptionsInput = z
  .array(shippingOptionInput)
  .min(1)
  .max(MAX_OPTIONS)
  .refine(
    (options) =>
      options.every((option, index) =>
        options.slice(index + 1).every((other) => !doOverlap(option, other)),
      ),
    'must have one option of a type for a place',
  )
  .meta({ description: 'How it sends its parcels; a change replaces all of them' });

export const merchantInput = z.object({
  name: z.string().trim().min(1).max(MAX_NAME),
  monogram: z.string().trim().min(1).max(MAX_MONOGRAM),
  city: catalogueName,
  country: catalogueName,
  foundedIn: z.int().min(FOUNDED_FROM).max(FOUNDED_TO),
  description: catalogueDescription,
  shipsFrom: shippingOrigin,
  shippingOptions: shippingOptionsInput,
});

const storedText = z.object({ 'zh-CN': z.string(), 'en-US': z.string() });
export const merchantData = z
  .object({
    id: numericId,
    name: z.string(),
    monogram: z.string(),
    city: storedText,
    country: storedText,
    foundedIn: z.int(),
    description: storedText,
    shipsFrom: shippingOrigin,
    shippingOptions: z.array(
      z.object({
        type: shippingType,
        country,
        fee: z.int(),
        freeFrom: z.int().nullable(),
        minDays: z.int(),
        maxDays: z.int(),
        states: z.array(z.string()).nullable(),
        shipsFrom: shippingOrigin.nullable(),
      }),
    ),
    archivedAt: utcDateTime.nullable(),
    version,
  })
  .meta({ id: 'MerchantData' });
export type MerchantData = z.infer<typeof merchantData>;
