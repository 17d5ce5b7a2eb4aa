import type { Gender, Handlers } from '@vitrine/contract';
import type { menuCalls, ShopMenus, ShopMenusInput } from '@vitrine/contract/admin';
import { DEFAULT_LANGUAGE, isRecord, LANGUAGES, type Language, otherLanguage } from '@vitrine/kit';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { FlatContentsTable } from '../../database/schema/content.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { changeRow } from '../records/change-rows.ts';
import type { AdminCatalogueDeps } from './deps.ts';

/** The flat content with the texts of header and footer. */
const CODE = 'shop';
const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

type Row = Selectable<FlatContentsTable>;
type Json = Record<string, unknown>;

const readObject = (value: unknown): Json => (isRecord(value) ? value : {});
const readText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A link is a path, or an object with the path of each host. */
const readLink = (link: unknown) => readText(isRecord(link) ? link.web : link);

const readLinks = (row: Row | undefined, gender: Gender): Json[] => {
  const links = readObject(row?.value.menus)[gender];
  return Array.isArray(links) ? links.map(readObject) : [];
};

/** Joins the menus of both languages link by link; the default language decides which links there are. */
export function joinMenus(rows: readonly Row[]): ShopMenus | undefined {
  const main = rows.find(({ language }) => language === DEFAULT_LANGUAGE);
  if (!main) return undefined;
  const other = rows.find(({ language }) => language === otherLanguage(DEFAULT_LANGUAGE));
  const join = (gender: Gender) => {
    const translated = readLinks(other, gender);
    return readLinks(main, gender).map((item, at) => ({
      text: { 'zh-CN': readText(item.text), 'en-US': readText(translated[at]?.text) },
      link: readLink(item.link),
      isPromotion: item.promotion === true,
    }));
  };
  return { women: join('women'), men: join('men'), kids: join('kids'), version: main.version };
}

const toMenu = (links: ShopMenusInput[Gender]) =>
  links.map((link) => ({ ...link, text: toStoredText(link.text) }));

const toMenus = ({ women, men, kids }: ShopMenusInput) => ({
  women: toMenu(women),
  men: toMenu(men),
  kids: toMenu(kids),
});

/** The link with the paths of all hosts, where the menu had it before. */
const keepHosts = (former: readonly Json[], link: string) =>
  former.find((item) => readLink(item.link) === link)?.link ?? link;

/** The menus of one language as the shop stores them. */
function toStored(menus: ShopMenusInput, language: Language, row: Row | undefined) {
  const former = GENDERS.flatMap((gender) => readLinks(row, gender));
  return Object.fromEntries(
    GENDERS.map((gender) => [
      gender,
      menus[gender].map(({ text, link, isPromotion }) => ({
        text: toStoredText(text)[language],
        link: keepHosts(former, link),
        ...(isPromotion ? { promotion: true } : {}),
      })),
    ]),
  );
}

const findRows = (db: Kysely<Database>): Promise<Row[]> =>
  db.selectFrom('flat_contents').selectAll().where('code', '=', CODE).execute();

const lockMenus = async (trx: Transaction<Database>) => {
  const rows = trx.selectFrom('flat_contents').selectAll().where('code', '=', CODE);
  return joinMenus(await rows.orderBy('language').forUpdate().execute());
};

/** Writes the menus of both languages. */
export async function writeMenus(
  trx: Transaction<Database>,
  menus: ShopMenusInput,
  version: number,
): Promise<void> {
  const rows = await findRows(trx);
  for (const language of LANGUAGES) {
    const former = rows.find((row) => row.language === language);
    const stored = toStored(menus, language, former);
    const value = JSON.stringify({ ...former?.value, menus: stored });
    await trx
      .insertInto('flat_contents')
      .values({ code: CODE, language, value, version })
      .onConflict((conflict) =>
        conflict.columns(['code', 'language']).doUpdateSet({ value, version }),
      )
      .execute();
  }
}

export const menuHandlers = ({
  db,
}: AdminCatalogueDeps): Handlers<typeof menuCalls, HandlerContexts> => ({
  async getMenus() {
    const menus = joinMenus(await findRows(db));
    if (!menus) throw new ApiProblem('not-found');
    return menus;
  },
  updateMenus: ({ body }, context) =>
    changeRow(db, context, {
      target: { type: 'menus', id: CODE },
      lock: lockMenus,
      write: async (trx, { version }) => {
        await writeMenus(trx, body, version + 1);
        return { ...toMenus(body), version: version + 1 };
      },
    }),
});
