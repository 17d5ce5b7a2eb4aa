import { z } from 'zod';

/** An id of the catalogue: a number as text. */
export const numericId = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'must be a whole number above zero')
  .meta({ description: 'A whole number, written as text', example: '141258' });

/** A readable id: letters, digits, dash, underscore. */
export const codeId = z
  .string()
  .regex(/^[A-Za-z0-9][\w-]{0,63}$/, 'must be letters, digits, dashes or underscores')
  .meta({ example: 'spring' });

export const gender = z.enum(['women', 'men', 'kids']);
export type Gender = z.infer<typeof gender>;

/** Money in minor units (fen): 2431000 is ¥24,310. */
export const minorUnits = z.int().min(0).meta({ description: 'Minor units of the currency' });

/** A comma-separated list in a query, at most fifty values. */
export const commaList = <T extends z.ZodType<unknown, string>>(item: T) =>
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).max(50, 'at most 50 values'))
    .meta({ description: 'Comma-separated values' });

export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A whole number in a query. */
export const queryInt = (low: number, high: number) => z.coerce.number().int().min(low).max(high);

export const image = z
  .object({
    url: z.string(),
    size: z.int().meta({ description: 'Width in pixels' }),
    order: z.int().meta({ description: 'Position among the images of the product, from 1' }),
    position: z.string().optional().meta({
      description: 'What stays visible when the image is cropped, as in CSS',
      example: '50% 18%',
    }),
  })
  .meta({ id: 'Image' });

/** An image that stands alone: its largest size, and all sizes with what stays visible of it. */
export const loneImage = {
  image: z.string().nullable().meta({ description: 'Its largest size' }),
  images: z
    .array(image.omit({ order: true }))
    .optional()
    .meta({ description: 'Its sizes, the smallest first; absent without an image' }),
};

export const pagination = z
  .object({
    page: z.int(),
    size: z.int(),
    totalItems: z.int(),
    totalPages: z.int(),
  })
  .meta({ id: 'Pagination' });
export type Pagination = z.infer<typeof pagination>;

/** An image or file with its content type; one with a name is downloaded. */
export const bytes = z.object({
  type: z.string(),
  name: z.string().optional(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** The response of a call that returns no data. */
export const done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });

/** A random id that cannot be guessed. */
export const uuid = z.uuid().meta({ example: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40' });

/** Date and time in UTC. */
export const utcDateTime = z.iso.datetime().meta({ example: '2026-11-25T02:00:00.000Z' });
