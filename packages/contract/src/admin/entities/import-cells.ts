import { z } from 'zod';

const NOT_JSON = 'must be JSON';
const AMOUNT = 'must be an amount such as 24310 or 24310.50';

/** A number of a JSON Lines file counts like its text in a CSV file. */
const toText = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;

/** A list: separated by `|` in a CSV file, a list in a JSON Lines file. */
export const listCell = <T extends z.ZodType>(item: T, max: number) =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .split('|')
            .map((part) => part.trim())
            .filter(Boolean)
        : value,
    z.array(item).max(max),
  );

/** A structure: written as JSON in a CSV file. */
export const jsonCell = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value, context) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: NOT_JSON });
      return z.NEVER;
    }
  }, schema);

/** Units of the currency become minor units without a detour over fractions. */
export const amountCell = (max: number) =>
  z.preprocess(
    toText,
    z
      .string()
      .trim()
      .regex(/^\d{1,8}(?:\.\d{1,2})?$/, AMOUNT)
      .transform((text) => {
        const [units = '', part = ''] = text.split('.');
        return Number(units + part.padEnd(2, '0'));
      })
      .pipe(z.int().max(max)),
  );

export const wholeCell = (min: number, max: number) =>
  z.preprocess(
    toText,
    z
      .string()
      .trim()
      .regex(/^-?\d{1,9}$/, 'must be a whole number')
      .transform(Number)
      .pipe(z.int().min(min).max(max)),
  );

export const flagCell = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : toText(value)),
  z.enum(['true', 'false']).transform((text) => text === 'true'),
);

/** A code that people write with spaces, dots or small letters: `6202.20` is `620220`. */
export const compactCell = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => {
    const text = toText(value);
    return typeof text === 'string' ? text.replaceAll(/[\s.]/g, '').toUpperCase() : text;
  }, schema);

export const textCell = (max: number) => z.preprocess(toText, z.string().trim().min(1).max(max));
