import { z } from 'zod';
import { catalogueName } from './catalogue-data.ts';
import { version } from './page.ts';
import { shopPath } from './search-words.ts';

const MAX_LINKS = 20;

const menu = z.array(
  z.object({
    text: catalogueName,
    link: shopPath,
    isPromotion: z.boolean().default(false).meta({ description: 'Marks the link to a sale' }),
  }),
);

export const shopMenusInput = z.object({
  women: menu.max(MAX_LINKS),
  men: menu.max(MAX_LINKS),
  kids: menu.max(MAX_LINKS),
});
export type ShopMenusInput = z.output<typeof shopMenusInput>;

const storedMenu = z.array(
  z.object({
    text: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
    link: z.string(),
    isPromotion: z.boolean(),
  }),
);
export const shopMenus = z
  .object({ women: storedMenu, men: storedMenu, kids: storedMenu, version })
  .meta({ id: 'ShopMenus' });
export type ShopMenus = z.infer<typeof shopMenus>;
