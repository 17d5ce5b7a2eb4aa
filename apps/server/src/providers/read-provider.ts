import type { z } from 'zod';
import { ProviderError } from './provider-error.ts';

/** What a partner said, held against what its documentation promises. */
export function readProvider<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new ProviderError('refused', 'The provider said something else');
  return data;
}

/** The same of a text that must be JSON. */
export function readProviderJson<T>(schema: z.ZodType<T>, text: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProviderError('refused', 'A notification is no JSON');
  }
  return readProvider(schema, value);
}
