import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { getViolatedConstraint } from '../../database/violated-constraint.ts';
import { type Row, selectRow, toColumn } from '../records/columns.ts';
import type { ItemDefinition, ItemFields } from './definition.ts';
import { mapItemToRow, mapRowToItem, type StoredItem } from './rows.ts';
import { type ManagedState, whereState } from './state.ts';

type Condition = RawBuilder<unknown>;

const TRUE = sql`true`;

async function selectItems(
  db: Kysely<Database>,
  definition: ItemDefinition,
  condition: Condition,
  ending: Condition,
): Promise<StoredItem[]> {
  const { table, key, where = TRUE } = definition;
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(item) as row from ${sql.table(table)} as item
    where ${condition} and ${where} order by ${sql.ref(key)} ${ending}`.execute(db);
  const ids = rows.map(({ row }) => String(row[key]));
  const children = ids.length > 0 ? await definition.loadChildren(db, ids) : undefined;
  return rows.map(({ row }) => mapRowToItem(definition, row, children?.get(String(row[key]))));
}

export async function findItem(
  db: Kysely<Database>,
  definition: ItemDefinition,
  id: string,
): Promise<StoredItem | undefined> {
  const [item] = await selectItems(db, definition, sql`${sql.ref(definition.key)} = ${id}`, sql``);
  return item;
}

interface LockOptions {
  /** Locks it against new rows that refer to it as well. */
  readonly forRemoval?: boolean;
}

/** Locks an item against other changes, but not against rows that refer to it unless it is to be removed. */
export async function lockItem(
  trx: Transaction<Database>,
  definition: ItemDefinition,
  id: string,
  { forRemoval = false }: LockOptions = {},
): Promise<StoredItem | undefined> {
  const { key } = definition;
  const [item] = await selectItems(
    trx,
    definition,
    sql`${sql.ref(key)} = ${id}`,
    forRemoval ? sql`for update of item` : sql`for no key update of item`,
  );
  return item;
}

interface ListQuery {
  readonly size: number;
  readonly state?: ManagedState | undefined;
  readonly search?: string | undefined;
  readonly now: number;
}

/** Items by id, from after the given one, and one more than a page. */
export function findItems(
  db: Kysely<Database>,
  definition: ItemDefinition,
  { size, state, search, now }: ListQuery,
  after: string | undefined,
): Promise<StoredItem[]> {
  const words = sql`lower(concat_ws(' ', ${sql.ref(definition.key)}, to_jsonb(item) ->> 'name',
    to_jsonb(item) ->> 'title', to_jsonb(item) ->> 'text'))`;
  return selectItems(
    db,
    definition,
    sql.join(
      [
        after === undefined ? TRUE : sql`${sql.ref(definition.key)} > ${after}`,
        whereState(definition, state, new Date(now)),
        search === undefined ? TRUE : sql`strpos(${words}, ${search.toLowerCase()}) > 0`,
      ],
      sql` and `,
    ),
    sql`limit ${size + 1}`,
  );
}

interface PeriodQuery {
  readonly from: Date;
  readonly to: Date;
  readonly size: number;
}

/** Items with a beginning or an end that take effect at some time of a period, and one more than asked for. */
export async function findItemsOfPeriod(
  db: Kysely<Database>,
  definition: ItemDefinition,
  { from, to, size }: PeriodQuery,
): Promise<StoredItem[]> {
  const { period } = definition;
  if (!period) return [];
  const starts = sql.ref(toColumn(period.from));
  const ends = sql.ref(toColumn(period.to));
  const isInPeriod = sql`archived_at is null and coalesce(${starts}, '-infinity') < ${to}
    and coalesce(${ends}, 'infinity') > ${from} and coalesce(${starts}, ${ends}) is not null`;
  return selectItems(db, definition, isInPeriod, sql`limit ${size + 1}`);
}

/** Inserts an item. Returns false when the id, or another value that must be unique, is taken. */
export async function insertItem(
  trx: Transaction<Database>,
  definition: ItemDefinition,
  fields: ItemFields,
  pausedAt: Date | null,
): Promise<boolean> {
  const { table, isPausable } = definition;
  const { columns, select } = selectRow(table, {
    ...mapItemToRow(definition, fields),
    ...(isPausable ? { paused_at: pausedAt } : {}),
  });
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${columns}) ${select} on conflict do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

/** Updates the row of an item. Returns false when a value that must be unique is taken. */
export async function updateRow(
  trx: Transaction<Database>,
  definition: ItemDefinition,
  fields: ItemFields,
): Promise<boolean> {
  const { table, key } = definition;
  const { [key]: id, ...row } = mapItemToRow(definition, fields);
  const { columns, select } = selectRow(table, row);
  try {
    await sql`update ${sql.table(table)} set (${columns}) = (${select}), version = version + 1
      where ${sql.ref(key)} = ${id}`.execute(trx);
    return true;
  } catch (error) {
    if (getViolatedConstraint(error)) return false;
    throw error;
  }
}

/** Pauses or resumes an item, together with what depends on it. */
export async function setPaused(
  trx: Transaction<Database>,
  { table, key, pausesWith = [] }: ItemDefinition,
  { id, pausedAt }: StoredItem,
  now: Date | null,
): Promise<void> {
  await sql`update ${sql.table(table)} set paused_at = ${now}, version = version + 1
    where ${sql.ref(key)} = ${id}`.execute(trx);
  // What was paused on its own stays paused when the item is resumed.
  const before = now === null ? sql`paused_at = ${pausedAt}::timestamptz` : sql`paused_at is null`;
  for (const { table: dependants, column } of pausesWith)
    await sql`update ${sql.table(dependants)} set paused_at = ${now}, version = version + 1
      where ${sql.ref(column)} = ${id} and archived_at is null and ${before}`.execute(trx);
}

export async function countItem(
  db: Kysely<Database>,
  { counts = {} }: ItemDefinition,
  id: string,
): Promise<Record<string, number>> {
  const entries = Object.entries(counts);
  if (entries.length === 0) return {};
  const columns = entries.map(([name, count]) => sql`(${count(id)})::int as ${sql.ref(name)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] ?? {};
}
