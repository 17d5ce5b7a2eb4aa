import type { Localised } from '@vitrine/kit';
import type { CategoryRow, LabelRow, ProductRow } from './rows.ts';

/** A row that was left out of the catalogue, or used without its description, with the reason. */
export interface SkippedRow {
  table: string;
  id: string;
  reason: string;
}

export type OnSkipped = (row: SkippedRow) => void;

/** Prices are indexed as 32-bit numbers of minor units. */
const MAX_PRICE = 0xffff_ffff;

const LANGUAGES = ['zh-CN', 'en-US'] as const;
const EMPTY_TEXT: Localised = { 'zh-CN': '', 'en-US': '' };

/** The database stores texts as JSON of any shape, so they are checked before they are indexed. */
function findTextProblem(text: unknown, minLength = 0): string | undefined {
  const texts: Partial<Record<string, unknown>> = Object(text);
  for (const language of LANGUAGES) {
    const value = texts[language];
    if (typeof value !== 'string') return `has no text in ${language}`;
    if (value.trim().length < minLength) return `has an empty text in ${language}`;
  }
  return undefined;
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** A text without English is shown in Chinese, which every shop has. */
export function completeText(text: Localised): Localised {
  const { 'zh-CN': chinese, 'en-US': english }: Partial<Localised> = Object(text);
  return isText(chinese) && !isText(english) ? { ...text, 'en-US': chinese } : text;
}

const completeName = <Row extends { name: Localised }>(row: Row): Row => {
  const name = completeText(row.name);
  return name === row.name ? row : { ...row, name };
};

/** Keeps the rows whose name has a text, in Chinese where it has none in English. */
export function keepNamed<Row extends { name: Localised }>(
  table: string,
  rows: readonly Row[],
  getId: (row: Row) => string,
  onSkipped: OnSkipped,
): Row[] {
  return rows.map(completeName).filter((row) => {
    const problem = findTextProblem(row.name, 1);
    if (problem) onSkipped({ table, id: getId(row), reason: `its name ${problem}` });
    return !problem;
  });
}

/** A row with an incomplete description is used without it. */
export function keepDescribed<Row extends { id: string; description: Localised }>(
  table: string,
  rows: readonly Row[],
  onSkipped: OnSkipped,
): Row[] {
  return rows.map((row) => {
    const description = completeText(row.description);
    const problem = findTextProblem(description);
    if (!problem) return description === row.description ? row : { ...row, description };
    onSkipped({ table, id: row.id, reason: `its description ${problem}` });
    return { ...row, description: EMPTY_TEXT };
  });
}

/** A product and its labels, with Chinese where they have no English. Other faults stay to be found. */
export function completeProduct(product: ProductRow): ProductRow {
  const completed = completeName(product);
  if (!Array.isArray(product.labels)) return completed;
  const labels = product.labels.map((label) => (label ? completeName(label) : label));
  const isSame = labels.every((label, at) => label === product.labels[at]);
  return isSame ? completed : { ...completed, labels };
}

/** Finds what would make a product impossible to index or to show. */
export function findProductProblem(product: ProductRow): string | undefined {
  const nameProblem = findTextProblem(product.name);
  if (nameProblem) return `its name ${nameProblem}`;
  if (!isListOf(product.imageKeys, (key) => typeof key === 'string'))
    return 'its image keys are no list of texts';
  if (!isListOf(product.labels, isLabel)) return 'one of its labels is incomplete';
  if (!Number.isFinite(product.publishedAt)) return 'its publication date is not finite';
  const isPriced = product.variants.every(
    ({ price, original }) => price <= MAX_PRICE && original <= MAX_PRICE,
  );
  return isPriced ? undefined : 'one of its prices is too high';
}

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isLabel = (value: unknown): boolean =>
  findTextProblem((value as Partial<LabelRow> | null)?.name) === undefined;

/**
 * Finds the category that stands in for each skipped one: its nearest ancestor that was kept. Its
 * products and children move up, so that a missing name hides one category and no product.
 */
export function findReplacements(
  all: readonly CategoryRow[],
  kept: readonly CategoryRow[],
): ReadonlyMap<string, string> {
  const keptIds = new Set(kept.map(({ id }) => id));
  const byId = new Map(all.map((row) => [row.id, row]));
  const replacements = new Map<string, string>();
  for (const { id } of all) {
    if (keptIds.has(id)) continue;
    const visited = new Set<string>();
    let ancestor: string | null | undefined = id;
    while (ancestor && !keptIds.has(ancestor) && !visited.has(ancestor)) {
      visited.add(ancestor);
      ancestor = byId.get(ancestor)?.parentId;
    }
    if (ancestor && keptIds.has(ancestor)) replacements.set(id, ancestor);
  }
  return replacements;
}
