import type { Gender } from '@vitrine/contract';
import { type CreatedWord, sizeSystemCode } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { attribute } from '../admin-catalogue/attributes.ts';
import { brand } from '../admin-catalogue/brands.ts';
import { lockTrees, toCategory } from '../admin-catalogue/category-queries.ts';
import { colour } from '../admin-catalogue/colours.ts';
import { MAX_LEVELS } from '../admin-catalogue/place-category.ts';
import { sizeSystem } from '../admin-catalogue/size-systems.ts';
import type { WrittenRow } from '../catalogue-history/record-changes.ts';
import { insertRecord } from '../records/record-rows.ts';
import { findGender } from './find-gender.ts';
import type { ParsedRow } from './parse-cells.ts';
import { findCategory, loadReferences, type References, toReferenceKey } from './references.ts';
import { toCode } from './to-code.ts';

export interface CreateOptions {
  /** The gender of categories whose path does not begin with one. */
  readonly gender: Gender | undefined;
  /** What the root of that gender is called. */
  readonly rootName: Localised;
  readonly isDryRun: boolean;
}

export interface MissingCreated {
  /** What rows refer to, with what was made for them. */
  readonly references: References;
  readonly created: readonly CreatedWord[];
  readonly written: readonly WrittenRow[];
}

const ROOT_NAMES: Readonly<Record<Gender, Localised>> = {
  women: { 'zh-CN': '女士', 'en-US': 'Women' },
  men: { 'zh-CN': '男士', 'en-US': 'Men' },
  kids: { 'zh-CN': '童装', 'en-US': 'Kids' },
};

/** What the root of new categories is called; without a gender the shop does not speak of one. */
export const nameRoot = (gender: Gender | undefined): Localised =>
  gender ? ROOT_NAMES[gender] : { 'zh-CN': '全部', 'en-US': 'Everything' };

const MAX_NAME = 60;
/** After the size systems of a new shop. */
const OPTIONS_LAST = 100;
/** A shop gives the swatch afterwards. */
const NEUTRAL_HEX = '#c8c8c8';

type Writer = ReturnType<typeof createWriter>;

/** The words of a list that the shop does not know, each once. */
function listUnknown(words: Iterable<string>, known: ReadonlyMap<string, unknown>): string[] {
  const unknown = new Map<string, string>();
  for (const word of words) {
    const key = toReferenceKey(word);
    if (!known.has(key) && !unknown.has(key) && word.length <= MAX_NAME) unknown.set(key, word);
  }
  return [...unknown.values()];
}

const toBothLanguages = (name: string) => ({ 'zh-CN': name, 'en-US': name });

/** Writes new words; a dry run only names them. */
function createWriter(trx: Transaction<Database>, isDryRun: boolean) {
  const created: CreatedWord[] = [];
  const written: WrittenRow[] = [];
  const position = 0;
  return {
    created,
    written,
    async addBrand(name: string): Promise<string> {
      created.push({ type: 'brand', name });
      if (isDryRun) return `new ${name}`;
      const fields = { name, description: toBothLanguages(''), position };
      const { id } = await insertRecord(trx, brand, fields);
      written.push({ type: 'brand', id, after: fields });
      return id;
    },
    async addCategory(
      names: readonly string[],
      gender: Gender,
      parentId: string | null,
      name: Localised = toBothLanguages(names.at(-1) ?? ''),
    ): Promise<string> {
      const path = names.join(' > ');
      created.push({ type: 'category', name: path });
      if (isDryRun) return `new ${path}`;
      const siblings = (await lockTrees(trx)).filter((row) => row.parentId === parentId);
      const row = await trx
        .insertInto('categories')
        .values({
          parent_id: parentId,
          gender,
          name: JSON.stringify(name),
          image_key: null,
          position: Math.max(0, ...siblings.map((each) => each.position)) + 1,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      written.push({ type: 'category', id: row.id, after: toCategory(row) });
      return row.id;
    },
    async addColour(name: string, code: string): Promise<void> {
      created.push({ type: 'colour', name });
      if (isDryRun) return;
      const fields = { code, name: toBothLanguages(name), hex: NEUTRAL_HEX, position };
      await insertRecord(trx, colour, fields);
    },
    async addSizeSystem(name: string): Promise<void> {
      created.push({ type: 'size-system', name });
      if (isDryRun) return;
      const after = { code: name, name: toBothLanguages(name), charts: [], position: OPTIONS_LAST };
      await insertRecord(trx, sizeSystem, after);
      written.push({ type: 'size-system', id: name, after });
    },
    async addAttribute(name: string, code: string): Promise<void> {
      created.push({ type: 'attribute', name });
      if (isDryRun) return;
      await insertRecord(trx, attribute, { code, name: toBothLanguages(name), position });
    },
  };
}

/** Makes a category with those above it that are missing. Returns the known categories with the new ones. */
async function addPath(
  writer: Writer,
  references: References,
  path: string,
  { gender, rootName }: CreateOptions,
): Promise<References> {
  const names = path.split('>').map((name) => name.trim());
  const first = findGender(names[0] ?? '');
  const rootGender = first ?? gender;
  const isUsable = names.every((name) => name !== '' && name.length <= MAX_NAME);
  if (!rootGender || !isUsable) return references;
  const roots = new Map(references.roots);
  const categories = new Map(references.categories);
  const below = first ? names.slice(1) : names;
  if (below.length + 1 > MAX_LEVELS) return references;
  let root = roots.get(rootGender);
  if (!root) {
    const name = first ? toBothLanguages(names[0] ?? '') : rootName;
    const id = await writer.addCategory([name['zh-CN']], rootGender, null, name);
    root = { id, name: name['zh-CN'] };
    roots.set(rootGender, root);
    categories.set(toReferenceKey(root.name), { id, gender: rootGender });
  }
  let parentId = root.id;
  for (let level = 1; level <= below.length; level++) {
    const part = [root.name, ...below.slice(0, level)];
    const key = toReferenceKey(part.join('>'));
    const known = categories.get(key);
    const id = known?.id ?? (await writer.addCategory(part, rootGender, parentId));
    if (!known) categories.set(key, { id, gender: rootGender });
    parentId = id;
  }
  return { ...references, roots, categories };
}

async function addBrands(writer: Writer, references: References, names: readonly string[]) {
  const brands = new Map(references.brands);
  for (const name of names) brands.set(toReferenceKey(name), await writer.addBrand(name));
  return { ...references, brands };
}

/** Makes the words of a list that are found by name or code. */
async function addCoded(
  known: ReadonlyMap<string, string>,
  names: readonly string[],
  add: (name: string, code: string) => Promise<void>,
): Promise<Map<string, string>> {
  const words = new Map(known);
  for (const name of names) {
    const code = toCode(name, new Set(words.values()));
    await add(name, code);
    words.set(toReferenceKey(name), code);
  }
  return words;
}

/** What rows name that the shop does not have yet. Rows whose cells are wrong make nothing. */
function listMissing(rows: readonly ParsedRow[], references: References, options: CreateOptions) {
  const values = rows.filter(({ errors }) => errors.length === 0).map((row) => row.values);
  const paths = values.flatMap(({ category }) => category ?? []);
  return {
    brands: listUnknown(
      values.flatMap(({ brand }) => brand ?? []),
      references.brands,
    ),
    categories: [...new Set(paths)].filter(
      (path) => !findCategory(references, path, options.gender),
    ),
    colours: listUnknown(
      values.flatMap(({ colour }) => colour ?? []),
      references.colours,
    ),
    sizeSystems: listUnknown(
      values.flatMap(({ option_name, size_scale }) => size_scale || option_name || []),
      references.sizeSystems,
    ).filter((name) => sizeSystemCode.safeParse(name).success),
    attributes: listUnknown(
      values.flatMap(({ attributes = [], tags = [] }) => [...attributes, ...tags]),
      references.attributes,
    ),
  };
}

const isNothing = (missing: ReturnType<typeof listMissing>) =>
  Object.values(missing).every((words) => words.length === 0);

/** Makes the brands, categories, colours, attributes and size systems that rows name and the shop does not have. */
export async function createMissing(
  trx: Transaction<Database>,
  rows: readonly ParsedRow[],
  references: References,
  options: CreateOptions,
): Promise<MissingCreated> {
  const { isDryRun, gender } = options;
  if (isNothing(listMissing(rows, references, options)))
    return { references, created: [], written: [] };
  // Another import or an operator may have made some of them meanwhile. A dry run keeps those that it named.
  let current = isDryRun ? references : await loadReferences(trx);
  const missing = listMissing(rows, current, options);
  const writer = createWriter(trx, isDryRun);
  current = await addBrands(writer, current, missing.brands);
  for (const path of missing.categories)
    if (!findCategory(current, path, gender))
      current = await addPath(writer, current, path, options);
  const colours = await addCoded(current.colours, missing.colours, writer.addColour);
  const attributes = await addCoded(current.attributes, missing.attributes, writer.addAttribute);
  const sizeSystems = new Map(current.sizeSystems);
  for (const name of missing.sizeSystems) {
    await writer.addSizeSystem(name);
    sizeSystems.set(toReferenceKey(name), name);
  }
  const { created, written } = writer;
  return { references: { ...current, colours, attributes, sizeSystems }, created, written };
}
