import { z } from 'zod';
import { codeId, gender, numericId, utcDateTime } from '../../entities/common.ts';
import { tag } from '../../entities/products.ts';
import { catalogueDescription, catalogueName, position } from './catalogue-data.ts';
import { version } from './page.ts';

const MAX_VALUES = 50;
export const MAX_SET_PRODUCTS = 2000;
const MAX_WHOLE_UNITS = 100_000;
const MAX_DAYS = 90;

const anyOf = <T extends z.ZodType>(value: T) => z.array(value).min(1).max(MAX_VALUES);
const wholeUnits = z.int().min(0).max(MAX_WHOLE_UNITS);

/** The filters of a listing, saved: the set always has the products that match them now. */
export const setRule = z
  .strictObject({
    gender: gender.optional(),
    categories: anyOf(numericId).optional(),
    brands: anyOf(numericId).optional(),
    sizes: anyOf(z.string().min(1).max(20)).optional(),
    colors: anyOf(codeId).optional(),
    attributes: anyOf(codeId).optional(),
    discounts: anyOf(z.string().regex(/^\d{1,2}$/)).optional(),
    'price-min': wholeUnits.optional(),
    'price-max': wholeUnits.optional(),
    'same-day-delivery': z.literal(true).optional(),
    tags: anyOf(tag).optional(),
    'new-in-days': z.int().min(1).max(MAX_DAYS).optional(),
    reduced: z.literal(true).optional(),
  })
  .refine((rule) => Object.values(rule).some((value) => value !== undefined), {
    message: 'must have a filter',
  })
  .meta({ id: 'SetRule' });
export type SetRule = z.infer<typeof setRule>;

const productIds = z
  .array(numericId)
  .max(MAX_SET_PRODUCTS)
  .refine((ids) => new Set(ids).size === ids.length, 'must not name a product twice')
  .meta({ description: 'In the order in which they are shown' });
const storedText = z.object({ 'zh-CN': z.string(), 'en-US': z.string() });

export const setInput = z
  .object({
    name: catalogueName,
    description: catalogueDescription,
    gender: gender.nullable(),
    position: position.default(0),
    rule: setRule.nullable(),
    productIds,
  })
  .refine(({ rule, productIds }) => rule === null || productIds.length === 0, {
    path: ['productIds'],
    message: 'must be empty when the set has a rule',
  });
export const setData = z
  .object({
    id: numericId,
    name: storedText,
    description: storedText,
    gender: gender.nullable(),
    position: z.int(),
    rule: setRule.nullable(),
    productIds: z.array(numericId),
    version,
  })
  .meta({ id: 'SetData' });
export type SetData = z.infer<typeof setData>;
export const countedSet = setData
  .omit({ productIds: true })
  .extend({ onSale: z.int().meta({ description: 'How many products shoppers see now' }) })
  .meta({ id: 'CountedSet' });

export const saleInput = z
  .object({
    name: catalogueName,
    description: catalogueDescription,
    startsAt: utcDateTime,
    endsAt: utcDateTime,
    productIds,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: 'must be after its start',
  });
export const saleData = z
  .object({
    id: numericId,
    name: storedText,
    description: storedText,
    startsAt: utcDateTime,
    endsAt: utcDateTime,
    productIds: z.array(numericId),
    version,
  })
  .meta({ id: 'SaleData' });
export type SaleData = z.infer<typeof saleData>;
export const countedSale = saleData
  .omit({ productIds: true })
  .extend({ products: z.int(), status: z.enum(['coming', 'running', 'ended']) })
  .meta({ id: 'CountedSale' });
