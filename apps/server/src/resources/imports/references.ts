import type { Gender } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findGender } from './find-gender.ts';

/** What rows refer to by name or id, in lower case. */
export interface References {
  readonly brands: ReadonlyMap<string, string>;
  readonly merchants: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, CategoryReference>;
  /** The root of each gender, with the name by which paths begin. */
  readonly roots: ReadonlyMap<Gender, { readonly id: string; readonly name: string }>;
  /** Codes by code and by both names. */
  readonly colours: ReadonlyMap<string, string>;
  readonly attributes: ReadonlyMap<string, string>;
  /** What sizes are counted in, and what else shoppers choose by. */
  readonly sizeSystems: ReadonlyMap<string, string>;
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

const listRoots = (rows: readonly CategoryRow[]) =>
  new Map(
    rows
      .filter(({ parent_id }) => parent_id === null)
      .map(({ id, gender, name }) => [gender, { id, name: name['zh-CN'] ?? '' }] as const),
  );

/** A name that two codes share finds the first of them; a code always finds itself. */
/** The code of something that is named by its code or by one of its names. */
export const findCode = (known: ReadonlyMap<string, string>, text: string): string | undefined =>
  known.get(toReferenceKey(text));

const byNameOrCode = (rows: readonly { code: string; name: Localised }[]) =>
  new Map([
    ...rows
      .toReversed()
      .flatMap(({ code, name }) =>
        Object.values(name).map((text): [string, string] => [toReferenceKey(text), code]),
      ),
    ...rows.map(({ code }): [string, string] => [toReferenceKey(code), code]),
  ]);

/** Finds a category by its id or path. A path may leave out the gender, or call it otherwise than the shop. */
export function findCategory(
  { categories, roots }: Pick<References, 'categories' | 'roots'>,
  path: string,
  gender: Gender | undefined,
): CategoryReference | undefined {
  const found = categories.get(toReferenceKey(path));
  if (found) return found;
  const [first = '', ...rest] = path.split('>');
  const named = findGender(first);
  const root = roots.get(named ?? gender ?? 'women')?.name;
  if (root === undefined || (named ?? gender) === undefined) return undefined;
  return categories.get(toReferenceKey([root, ...(named ? rest : [first, ...rest])].join('>')));
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
  const colours = await db
    .selectFrom('colours')
    .select(['code', 'name'])
    .orderBy('position')
    .execute();
  const attributes = await db
    .selectFrom('attributes')
    .select(['code', 'name'])
    .orderBy('position')
    .execute();
  const sizeSystems = await db
    .selectFrom('size_systems')
    .select(['code', 'name'])
    .orderBy('position')
    .execute();
  return {
    brands: byNameOrId(brands),
    merchants: byNameOrId(merchants),
    categories: listCategories(categories),
    roots: listRoots(categories),
    colours: byNameOrCode(colours),
    attributes: byNameOrCode(attributes),
    sizeSystems: byNameOrCode(sizeSystems),
    hasMerchants: merchants.length > 0,
    onlyMerchantId: merchants.length === 1 ? merchants[0]?.id : undefined,
  };
}
