import type { z } from 'zod';
import { parseJson } from '../json/parse-json.ts';
import { ProviderError } from './provider-error.ts';

/** Validates a value of a provider against its documented shape. */
export function parseProviderValue<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new ProviderError('refused', 'The provider sent an unexpected value');
  return data;
}

/** Parses and validates JSON of a provider. */
export function parseProviderJson<T>(schema: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new ProviderError('refused', 'The provider sent invalid JSON');
  }
  return parseProviderValue(schema, value);
}
