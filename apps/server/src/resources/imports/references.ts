import type { Gender } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What rows refer to by name or id, in lower case. */
export interface References {
  readonly brands: ReadonlyMap<string, string>;
  readonly merchants: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, CategoryReference>;
  readonly colours: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  readonly sizeSystems: ReadonlySet<string>;
  readonly hasMerchants: boolean;
  /** Set when the shop has one merchant only. */
  readonly onlyMerchantId: string | undefined;
}

export interface CategoryReference {
  readonly id: string;
  readonly gender: Gender;
}

interface CategoryRow extends CategoryReference {
  readonly parent_id: string | null;
  readonly name: Localised;
}

export const toReferenceKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\s*>\s*/g, '>')
    .trim();

const byNameOrId = (rows: readonly { id: string; name: string }[]) =>
  new Map([
    ...rows.map(({ id, name }): [string, string] => [toReferenceKey(name), id]),
    ...rows.map(({ id }): [string, string] => [id, id]),
  ]);

/** The names of a category from the top, in one language. */
function listNames(
  row: CategoryRow,
  byId: ReadonlyMap<string, CategoryRow>,
  language: keyof Localised,
): string[] {
  const names: string[] = [];
  const passed = new Set<string>();
  let each: CategoryRow | undefined = row;
  while (each && !passed.has(each.id)) {
    passed.add(each.id);
    names.unshift(each.name[language] ?? '');
    each = each.parent_id === null ? undefined : byId.get(each.parent_id);
  }
  return names;
}

function listCategories(rows: readonly CategoryRow[]): Map<string, CategoryReference> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const categories = new Map<string, CategoryReference>();
  for (const row of rows)
    for (const language of ['zh-CN', 'en-US'] as const)
      categories.set(toReferenceKey(listNames(row, byId, language).join('>')), row);
  for (const row of rows) categories.set(row.id, row);
  return categories;
}

export async function loadReferences(db: Kysely<Database>): Promise<References> {
  const brands = await db.selectFrom('brands').select(['id', 'name']).execute();
  const merchants = await db
    .selectFrom('merchants')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .execute();
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'gender', 'name'])
    .execute();
  const colours = await db.selectFrom('colours').select('code').execute();
  const attributes = await db.selectFrom('attributes').select('code').execute();
  const sizeSystems = await db.selectFrom('size_systems').select('code').execute();
  return {
    brands: byNameOrId(brands),
    merchants: byNameOrId(merchants),
    categories: listCategories(categories),
    colours: new Set(colours.map(({ code }) => code)),
    attributes: new Set(attributes.map(({ code }) => code)),
    sizeSystems: new Set(sizeSystems.map(({ code }) => code)),
    hasMerchants: merchants.length > 0,
    onlyMerchantId: merchants.length === 1 ? merchants[0]?.id : undefined,
  };
}
