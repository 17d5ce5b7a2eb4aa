import { z } from 'zod';
import { codeId, gender, numericId } from '../../entities/common.ts';
import { catalogueText } from './catalogue-text.ts';
import { customsFields } from './customs.ts';
import { version } from './page.ts';

const MAX_NAME = 60;
const MAX_TEXT = 2000;
const MAX_POSITION = 1_000_000;

export const catalogueName = catalogueText(MAX_NAME);
export const catalogueDescription = catalogueText(MAX_TEXT, 0);
export const position = z.int().min(0).max(MAX_POSITION).meta({ description: 'Low numbers first' });
const imageKey = z
  .string()
  .regex(/^[\w./-]{1,200}$/)
  .refine((key) => !key.includes('..'), 'must not contain ..')
  .nullable()
  .meta({ description: 'An image of the shop; null shows a product instead' });
const products = z.int().meta({ description: 'How many products use it, also those off sale' });
const storedText = z.object({ 'zh-CN': z.string(), 'en-US': z.string() });

export const brandInput = z.object({
  name: z.string().trim().min(1).max(MAX_NAME),
  description: catalogueDescription,
  position: position.default(0),
});
export const brandData = z
  .object({
    id: numericId,
    name: z.string(),
    description: storedText,
    position: z.int(),
    version,
  })
  .meta({ id: 'BrandData' });
export const usedBrand = brandData.extend({ products }).meta({ id: 'UsedBrand' });

/** What a category says for customs counts for its products that say nothing themselves. */
export const categoryInput = z.object({ name: catalogueName, imageKey, ...customsFields });
/** A category without a parent is the root of a gender. Below a parent it has the parent's gender. */
export const newCategory = categoryInput.extend({
  parentId: numericId.nullable(),
  gender,
});
export const categoryMove = z.object({
  parentId: numericId,
  beforeId: numericId
    .nullable()
    .meta({ description: 'The sibling that comes after it; null puts it last' }),
});
export const categoryData = z
  .object({
    id: numericId,
    parentId: numericId.nullable(),
    gender,
    name: storedText,
    imageKey: z.string().nullable(),
    ...customsFields,
    position: z.int(),
    version,
  })
  .meta({ id: 'CategoryData' });
export type CategoryData = z.infer<typeof categoryData>;
export const usedCategory = categoryData
  .extend({ products: products.meta({ description: 'Without those of the categories below it' }) })
  .meta({ id: 'UsedCategory' });

export const attributeInput = z.object({ name: catalogueName, position: position.default(0) });
export const attributeData = z
  .object({ code: codeId, name: storedText, position: z.int(), version })
  .meta({ id: 'AttributeData' });
export const usedAttribute = attributeData.extend({ products }).meta({ id: 'UsedAttribute' });

export const colourInput = attributeInput.extend({
  hex: z.string().regex(/^#[\da-fA-F]{6}$/, 'must be a colour such as #1a2b3c'),
});
export const colourData = attributeData.extend({ hex: z.string() }).meta({ id: 'ColourData' });
export const usedColour = colourData.extend({ products }).meta({ id: 'UsedColour' });
