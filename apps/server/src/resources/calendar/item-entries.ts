import type { CalendarEntry } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ItemDefinition } from '../managed-items/definition.ts';
import { findItemsOfPeriod } from '../managed-items/queries.ts';
import type { StoredItem } from '../managed-items/rows.ts';
import { type CalendarPeriod, createEntry, readText } from './entry.ts';
import { markCollisions } from './mark-collisions.ts';

export type ItemKind = Exclude<CalendarEntry['kind'], 'page' | 'sale' | 'scheduled-price'>;

/** The fields that say what an item is called. */
const NAME_FIELDS = ['name', 'title', 'text'];
const GENDERS = ['women', 'men', 'kids'] as const;

const readTime = (value: unknown) => (typeof value === 'string' ? value : null);

/** Items of a type. Those that get in each other's way or share a place collide, unless one is paused. */
export async function findItemEntries(
  db: Kysely<Database>,
  kind: ItemKind,
  definition: ItemDefinition,
  period: CalendarPeriod,
): Promise<CalendarEntry[]> {
  const items = await findItemsOfPeriod(db, definition, period);
  const toEntry = (item: StoredItem) => {
    const { id, fields, pausedAt } = item;
    const named = NAME_FIELDS.map((field) => readText(fields[field], period.language));
    return {
      ...createEntry({
        kind,
        id,
        name: named.find(Boolean) ?? id,
        startsAt: readTime(fields[definition.period?.from ?? '']),
        endsAt: readTime(fields[definition.period?.to ?? '']),
        isPaused: pausedAt !== null,
        gender: GENDERS.find((gender) => gender === fields.gender) ?? null,
        place: kind === 'banner' ? String(fields.position) : null,
      }),
      fields,
    };
  };
  const entries = markCollisions(
    items.map(toEntry),
    (one, other) =>
      !one.isPaused &&
      !other.isPaused &&
      (definition.collides(one.fields, other.fields) ||
        definition.sharesPlace(one.fields, other.fields)),
  );
  return entries.map(({ fields: _, ...entry }) => entry);
}
