import { z } from 'zod';

/** A text in Chinese, and in English where it was translated; shoppers read the Chinese one otherwise. */
export const catalogueText = (max: number, min = 1) => {
  const text = z.string().trim().min(min).max(max);
  return z.object({ 'zh-CN': text, 'en-US': text.nullable().default(null) });
};
export type CatalogueText = z.infer<ReturnType<typeof catalogueText>>;
