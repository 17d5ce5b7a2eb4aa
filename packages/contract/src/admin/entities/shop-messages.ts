import { z } from 'zod';
import { version } from './page.ts';

/** The key of a message: the name of its table and its path in it. */
export const messageKey = z
  .string()
  .max(100)
  .regex(/^[\w-]+(?:\.[\w-]+)+$/, 'must be the key of a message');

const texts = z.object({ 'zh-CN': z.string(), 'en-US': z.string() });
const overrides = z.object({ 'zh-CN': z.string().nullable(), 'en-US': z.string().nullable() });

export const shopMessageInput = z.object({
  texts: z
    .object({
      'zh-CN': z.string().max(2_000).nullable(),
      'en-US': z.string().max(2_000).nullable(),
    })
    .meta({ description: 'null: the shop says its default' }),
});

/** One message of the shop: what it says by default, and what the merchant says in its place. */
export const shopMessage = z
  .object({
    key: z.string(),
    area: z.string().meta({ description: 'The first part of the key' }),
    screens: z.array(texts).meta({ description: 'The titles of the screens that show it' }),
    original: texts,
    override: overrides,
    version,
  })
  .meta({ id: 'ShopMessage' });
export type ShopMessage = z.infer<typeof shopMessage>;

/** An override that is stored and not shown, because the message changed or is gone. */
export const brokenShopMessage = z
  .object({
    key: z.string(),
    language: z.enum(['zh-CN', 'en-US']),
    text: z.string(),
    reason: z.string(),
  })
  .meta({ id: 'BrokenShopMessage' });
