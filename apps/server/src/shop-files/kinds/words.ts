import { LANGUAGES, type Language } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { BRAND_CONTENT, type formatBrandContent } from '../../brand/brand.ts';
import type { Database } from '../../database/schema.ts';
import { checkOverrides } from '../../resources/shop-messages/check-override.ts';
import { listDefaults } from '../../resources/shop-messages/default-messages.ts';
import { OVERRIDE_FAULTS } from '../../resources/shop-messages/problems.ts';
import { MESSAGES_CONTENT } from '../../resources/shop-messages/queries.ts';
import type { ContentProblem, FileContent, ShopKind } from '../kind.ts';
import { shopWords } from './shop-words.ts';

/** The brand decides these, in its own folder. */
const BRAND_FIELDS = [
  'name',
  'latinName',
  'mark',
  'titleTemplate',
  'slogan',
  'legal',
  'icp',
  'nativeApp',
] as const satisfies readonly (keyof ReturnType<typeof formatBrandContent>)[];
const MENUS = 'menus';
const LONGEST_KEY = 100;
const LEFT_OUT: readonly string[] = [...BRAND_FIELDS, MENUS];

const split = (key: string) => {
  const [language = '', code = ''] = key.split('/');
  return { language, code };
};

/** The words of the shop have neither the brand nor the menus, which have files of their own. */
const toWords = (code: string, value: FileContent): FileContent =>
  code === BRAND_CONTENT
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !LEFT_OUT.includes(name)))
    : value;

const findRow = (trx: Transaction<Database>, key: string) =>
  trx
    .selectFrom('flat_contents')
    .selectAll()
    .where('code', '=', split(key).code)
    .where('language', '=', split(key).language)
    .executeTakeFirst();

const getMenus = (row: Awaited<ReturnType<typeof findRow>>) =>
  row?.code === BRAND_CONTENT && row.value[MENUS] ? { [MENUS]: row.value[MENUS] } : undefined;

const describeField = (name: string) =>
  name === MENUS ? 'belongs into the folder menus' : 'is part of the brand, not of the words';

/** An override that would not be shown is refused. */
function findOverrideProblems(language: string, content: FileContent): ContentProblem[] {
  const known = LANGUAGES.find((each) => each === language);
  if (!known) return [{ path: [], message: `the language must be one of ${LANGUAGES.join(', ')}` }];
  return checkOverrides(known, content).broken.map(({ key, fault }) => ({
    path: [key],
    message: OVERRIDE_FAULTS['en-US'][fault],
  }));
}

/** Lists each message of a language with what the shop says without an override. */
const messagesSchema = (language: Language) =>
  z
    .object(
      Object.fromEntries(
        Object.entries(listDefaults(language)).map(([key, text]) => [
          key,
          z.string().meta({ default: text }),
        ]),
      ),
    )
    .partial();

/** What each shop has, so that a new one gets files to start from. */
const STARTING_FILES = [BRAND_CONTENT, MESSAGES_CONTENT].flatMap((code) =>
  LANGUAGES.map((language) => [`${language}/${code}`, {}] as const),
);

/** The flat contents: the texts of header, footer and document head in each language. */
export const wordKind: ShopKind = {
  folder: 'words',
  keyParts: ['language', 'code'],
  tables: ['flat_contents'],
  schema: z.record(z.string().max(LONGEST_KEY), z.unknown()),
  fileSchemas: Object.fromEntries(
    LANGUAGES.flatMap((language) => [
      [`${language}/${BRAND_CONTENT}`, shopWords],
      [`${language}/${MESSAGES_CONTENT}`, messagesSchema(language)],
    ]),
  ),
  check(key, content) {
    const { code, language } = split(key);
    if (code === MESSAGES_CONTENT) return findOverrideProblems(language, content);
    const known = toWords(code, content);
    return Object.keys(content)
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => ({ path: [name], message: describeField(name) }));
  },
  async read(db) {
    const rows = await db.selectFrom('flat_contents').selectAll().execute();
    return new Map<string, FileContent>([
      ...STARTING_FILES,
      ...rows
        .map(({ code, language, value }) => [`${language}/${code}`, toWords(code, value)] as const)
        .filter(([, words]) => Object.keys(words).length > 0),
    ]);
  },
  async write(trx, { key, after }) {
    const former = await findRow(trx, key);
    const value = JSON.stringify({ ...after, ...getMenus(former) });
    const version = (former?.version ?? 0) + 1;
    await trx
      .insertInto('flat_contents')
      .values({ ...split(key), value, version })
      .onConflict((conflict) =>
        conflict.columns(['code', 'language']).doUpdateSet({ value, version }),
      )
      .execute();
  },
  isRemoved: (content) => Object.keys(content).length === 0,
  async remove(trx, key, now) {
    const menus = getMenus(await findRow(trx, key));
    // The menus of this row have a file of their own.
    if (menus) return wordKind.write(trx, { key, after: {} }, now);
    const { code, language } = split(key);
    await trx
      .deleteFrom('flat_contents')
      .where('code', '=', code)
      .where('language', '=', language)
      .execute();
  },
};
