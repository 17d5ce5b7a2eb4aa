import { shopMenusInput } from '@vitrine/contract/admin';
import { joinMenus, writeMenus } from '../../resources/admin-catalogue/menus.ts';
import { toStoredText } from '../../resources/admin-products/texts.ts';
import type { FileContent, ShopKind } from '../kind.ts';

/** The flat content that the menus are a part of. */
const CODE = 'shop';

const withStoredTexts = (links: ReturnType<typeof shopMenusInput.parse>['women']) =>
  links.map((link) => ({ ...link, text: toStoredText(link.text) }));

function normalise(content: FileContent): FileContent {
  const { women, men, kids } = shopMenusInput.parse(content);
  return {
    women: withStoredTexts(women),
    men: withStoredTexts(men),
    kids: withStoredTexts(kids),
  };
}

/** The menus of women, men and kids. They can be empty, but never missing. */
export const menuKind: ShopKind = {
  folder: 'menus',
  keyParts: ['code'],
  tables: ['flat_contents'],
  schema: shopMenusInput,
  check: (key) =>
    key === CODE ? [] : [{ path: [], message: `the file must be called ${CODE}.yaml` }],
  normalise,
  async read(db) {
    const rows = await db
      .selectFrom('flat_contents')
      .selectAll()
      .where('code', '=', CODE)
      .execute();
    const menus = joinMenus(rows);
    if (!menus) return new Map();
    const { version: _, ...content } = menus;
    return new Map([[CODE, content]]);
  },
  async write(trx, { after }) {
    const rows = await trx
      .selectFrom('flat_contents')
      .select('version')
      .where('code', '=', CODE)
      .execute();
    const version = Math.max(0, ...rows.map((row) => row.version)) + 1;
    await writeMenus(trx, shopMenusInput.parse(after), version);
  },
};
