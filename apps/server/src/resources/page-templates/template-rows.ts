import type { PageTemplate } from '@vitrine/contract/admin';
import { LANGUAGES, type Language } from '@vitrine/kit';
import { migrateEntries } from '@vitrine/modules/schemas';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { ContentTemplatesTable } from '../../database/schema/content.ts';
import type { Database, StoredEntry } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { DraftContent } from '../admin-pages/draft-rows.ts';
import { toImageUrl } from '../admin-products/mappers.ts';
import { toCatalogueText } from '../admin-products/texts.ts';
import {
  BUILT_IN_TEMPLATES,
  createTemplateEntries,
} from '../built-in-templates/built-in-templates.ts';
import type { BuiltInTemplate } from '../built-in-templates/template-values.ts';

export type TemplateRow = Selectable<ContentTemplatesTable>;
/** The modules of a template by language. */
export type TemplateContents = Partial<Record<Language, DraftContent>>;

const toCodes = (entries: readonly StoredEntry[] = []) => entries.map(({ code }) => code);

export function toTemplate(row: TemplateRow): PageTemplate {
  const { id, name, description, picture_key: pictureKey, contents, saved_by, saved_at } = row;
  const languages = LANGUAGES.filter((language) => contents[language]);
  const [first = 'zh-CN'] = languages;
  return {
    id,
    isBuiltIn: false,
    name: toCatalogueText(name),
    description: description && toCatalogueText(description),
    pictureKey,
    pictureUrl: pictureKey === null ? null : toImageUrl(pictureKey),
    languages,
    modules: toCodes(contents[first]?.entries),
    savedBy: saved_by,
    savedAt: saved_at.toISOString(),
    version: row.version,
  };
}

const toBuiltIn = ({ id, name, description, modules }: BuiltInTemplate): PageTemplate => ({
  ...{ id, name, description },
  isBuiltIn: true,
  pictureKey: null,
  pictureUrl: null,
  languages: [...LANGUAGES],
  modules: modules.map(({ code }) => code),
  savedBy: '',
  savedAt: null,
  version: 1,
});

export const findBuiltIn = (id: string): BuiltInTemplate | undefined =>
  BUILT_IN_TEMPLATES.find((template) => template.id === id);

/** All templates: the stored ones, the newest first, then those that come with the shop. */
export async function findTemplates(db: Kysely<Database>): Promise<PageTemplate[]> {
  const rows = await db.selectFrom('content_templates').selectAll().orderBy('id', 'desc').execute();
  return [...rows.map(toTemplate), ...BUILT_IN_TEMPLATES.map(toBuiltIn)];
}

const isStoredId = (id: string) => /^[1-9]\d{0,11}$/.test(id);

/** Locks a stored template against other changes. */
export async function lockTemplate(trx: Transaction<Database>, id: string): Promise<TemplateRow> {
  const row = isStoredId(id)
    ? await trx
        .selectFrom('content_templates')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (!row) throw new ApiProblem('not-found');
  return row;
}

/** The modules that a new page begins with. */
export async function findTemplateContents(
  trx: Transaction<Database>,
  id: string,
  now: number,
): Promise<TemplateContents> {
  const builtIn = findBuiltIn(id);
  if (builtIn)
    return Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        { title: '', entries: createTemplateEntries(builtIn, { language, now }) },
      ]),
    );
  const { contents, shape_version } = await lockTemplate(trx, id);
  return Object.fromEntries(
    Object.entries(contents).map(([language, { title, entries }]) => [
      language,
      { title, entries: migrateEntries(entries, shape_version) },
    ]),
  );
}
