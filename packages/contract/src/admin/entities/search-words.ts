import { z } from 'zod';
import { numericId } from '../../entities/common.ts';
import { catalogueName } from './catalogue-data.ts';
import { version } from './page.ts';

const MAX_WORDS = 50;
const words = z.array(z.string().trim().min(1).max(40)).max(MAX_WORDS);
const storedText = z.object({ 'zh-CN': z.string(), 'en-US': z.string() });

export const synonymInput = z.object({
  words: words.min(1),
  alsoFind: words.meta({ description: 'Empty: the words are ignored in a longer query' }),
});
export const synonym = z
  .object({
    id: numericId,
    words: z.array(z.string()),
    alsoFind: z.array(z.string()),
    version,
  })
  .meta({ id: 'Synonym' });

/** A path of the shop: browsers read a second slash or a backslash as another host. */
export const shopPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\w\-./?=&%,+#~:@!$'()*;]*$/, 'must be a path of this shop');
export const redirectInput = z.object({ words: words.min(1), url: shopPath, name: catalogueName });
export const searchRedirect = z
  .object({
    id: numericId,
    words: z.array(z.string()),
    url: z.string(),
    name: storedText,
    version,
  })
  .meta({ id: 'SearchRedirect' });

/** What a shopper who types the words gets, and which words of the shop led there. */
export const searchTrial = z
  .object({
    redirect: z.string().nullable(),
    correctedKeyword: z.string().nullable(),
    isOtherGender: z.boolean(),
    terms: z.array(z.object({ typed: z.string(), alsoFound: z.array(z.string()) })),
    count: z.int(),
    products: z.array(
      z.object({ id: numericId, brand: z.string(), name: z.string(), inStock: z.boolean() }),
    ),
  })
  .meta({ id: 'SearchTrial' });
