import type { managedState } from '@vitrine/contract/admin';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { toColumn } from '../records/columns.ts';
import type { ItemDefinition } from './definition.ts';
import type { StoredItem } from './rows.ts';

export type ManagedState = z.infer<typeof managedState>;

/** The time in a field, or undefined where it is open. */
export function readTime({ fields }: StoredItem, field: string | undefined): number | undefined {
  const value = field === undefined ? undefined : fields[field];
  return typeof value === 'string' ? Date.parse(value) : undefined;
}

export function getState(
  { period }: Pick<ItemDefinition, 'period'>,
  item: StoredItem,
  now: number,
): ManagedState {
  if (item.archivedAt !== null) return 'archived';
  if (item.pausedAt !== null) return 'paused';
  if (now < (readTime(item, period?.from) ?? -Infinity)) return 'upcoming';
  return now < (readTime(item, period?.to) ?? Infinity) ? 'running' : 'ended';
}

/** The rows of a state. Archived ones are left out unless they are asked for. */
export function whereState(
  definition: ItemDefinition,
  state: ManagedState | undefined,
  now: Date,
): RawBuilder<SqlBool> {
  if (state === 'archived') return sql`archived_at is not null`;
  const inState = state === undefined ? sql`true` : whereLiveState(definition, state, now);
  return sql`archived_at is null and ${inState}`;
}

function whereLiveState(
  { isPausable, period }: ItemDefinition,
  state: Exclude<ManagedState, 'archived'>,
  now: Date,
): RawBuilder<SqlBool> {
  const isPaused = isPausable ? sql<SqlBool>`paused_at is not null` : sql<SqlBool>`false`;
  if (state === 'paused') return isPaused;
  if (!period) return state === 'running' ? sql`not (${isPaused})` : sql`false`;
  const from = sql`coalesce(${sql.ref(toColumn(period.from))}, '-infinity')`;
  const to = sql`coalesce(${sql.ref(toColumn(period.to))}, 'infinity')`;
  const inState = {
    upcoming: sql`${from} > ${now}`,
    running: sql`${from} <= ${now} and ${to} > ${now}`,
    ended: sql`${from} <= ${now} and ${to} <= ${now}`,
  }[state];
  return sql`not (${isPaused}) and ${inState}`;
}
