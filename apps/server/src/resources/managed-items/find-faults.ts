import { DAY_MS, LANGUAGES } from '@vitrine/kit';
import type { FoundFault, ItemDefinition, ItemFields } from './definition.ts';
import type { StoredItem } from './rows.ts';
import { getState, readTime } from './state.ts';

/** Texts that a page cannot be shown without. */
const REQUIRED_TEXTS = new Set(['name', 'title', 'text']);

interface FieldValue {
  readonly path: string;
  readonly key: string;
  readonly value: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isText = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && LANGUAGES.some((language) => language in value);

/** Lists all values of an item with their paths; a text in two languages is one value. */
export function listValues(fields: ItemFields, prefix = ''): FieldValue[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const path = prefix + key;
    const inner = isRecord(value) && !isText(value) ? listValues(value, `${path}.`) : [];
    return [{ path, key, value }, ...inner];
  });
}

function isIncomplete(key: string, value: Record<string, unknown>): boolean {
  const written = LANGUAGES.filter((language) => value[language]).length;
  return REQUIRED_TEXTS.has(key) ? written < LANGUAGES.length : written === 1;
}

export const findMissingTexts = (fields: ItemFields): FoundFault[] =>
  listValues(fields).flatMap(({ path, key, value }) =>
    isText(value) && isIncomplete(key, value)
      ? [{ code: 'language-missing' as const, field: path }]
      : [],
  );

export function findEndedPeriod(
  { period }: ItemDefinition,
  item: StoredItem,
  now: number,
): FoundFault[] {
  if (!period) return [];
  const isOver = getState({ period }, { ...item, pausedAt: null }, now) === 'ended';
  return isOver ? [{ code: 'period-over', field: period.to }] : [];
}

export interface Referenced {
  readonly field: string;
  /** Undefined: there is no such item. */
  readonly target: { readonly definition: ItemDefinition; readonly item: StoredItem } | undefined;
}

/** Whether the items that an item names can be relied on while it takes effect. */
export function findReferenceFaults(
  { period }: ItemDefinition,
  item: StoredItem,
  { field, target }: Referenced,
  now: number,
): FoundFault[] {
  if (!target) return [{ code: 'reference-missing', field }];
  const { usableTo, period: targetPeriod } = target.definition;
  const end = readTime(target.item, usableTo ?? targetPeriod?.to) ?? Infinity;
  const needed = readTime(item, period?.to) ?? -Infinity;
  if (end <= now) return [{ code: 'reference-ended', field }];
  if (usableTo === undefined && target.item.pausedAt !== null)
    return [{ code: 'reference-paused', field }];
  return end < needed - DAY_MS ? [{ code: 'reference-ends-first', field }] : [];
}

/** Whether the periods of two items have a moment in common. */
export function doPeriodsOverlap(
  { period }: ItemDefinition,
  one: StoredItem,
  other: StoredItem,
): boolean {
  const start = (item: StoredItem) => readTime(item, period?.from) ?? -Infinity;
  const end = (item: StoredItem) => readTime(item, period?.to) ?? Infinity;
  return start(one) < end(other) && start(other) < end(one);
}
