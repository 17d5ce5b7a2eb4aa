import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../database/schema.ts';
import { toStoredText } from '../admin-products/texts.ts';
import { type Row, selectRow, toColumn } from './columns.ts';
import type { RecordDefinition, RecordTable, StoredRecord, Uses } from './define-record.ts';

/** A record as its list shows it. */
type Listed<Data, Used> = Used extends Uses ? Data & { readonly products: number } : Data;

const TRUE = sql<SqlBool>`true`;

const localisedText = z.object({
  'zh-CN': z.string(),
  'en-US': z.string().nullable().default(null),
});

const toColumns = ({ shape }: Pick<RecordTable, 'shape'>) =>
  sql.join(
    Object.keys(shape.shape).map((field) => sql`${sql.ref(toColumn(field))} as ${sql.ref(field)}`),
  );

/** The columns of the fields that are given. The database counts versions itself. */
function toRow({ texts = [] }: Pick<RecordTable, 'texts'>, fields: object): Row {
  const entries = Object.entries(fields)
    .filter(([field]) => field !== 'version')
    .map(([field, value]) => [
      toColumn(field),
      texts.includes(field) ? toStoredText(localisedText.parse(value)) : value,
    ]);
  return Object.fromEntries(entries);
}

interface ListQuery {
  readonly where?: RawBuilder<SqlBool>;
  readonly limit?: number;
}

/** Adds to listed records how many products use each: one by one for a page, and in one pass for all. */
function countUses(
  listed: RawBuilder<unknown>,
  { key, usedBy, isPage }: Pick<RecordTable, 'key'> & { usedBy: Uses; isPage: boolean },
): RawBuilder<unknown> {
  const { distinct } = usedBy;
  const table = sql.table(usedBy.table);
  const column = sql.ref(usedBy.column);
  const id = sql.ref(`listed.${key}`);
  const counted = distinct === undefined ? sql`*` : sql`distinct ${sql.ref(distinct)}`;
  const used = isPage
    ? sql`lateral (select count(${counted}) as products from ${table} where ${column} = ${id})
      as used on true`
    : sql`(select ${column} as used_key, count(${counted}) as products from ${table} group by 1)
      as used on used.used_key = ${id}`;
  return sql`with listed as (${listed})
    select listed.*, coalesce(used.products, 0)::int as products from listed left join ${used}`;
}

const sortBy = (order: readonly string[], toName: (field: string) => string) =>
  sql.join(order.map((field) => sql.ref(toName(field))));

function selectRecords(record: RecordTable, { where = TRUE, limit }: ListQuery) {
  const { table, order } = record;
  const ending = limit === undefined ? sql`` : sql`limit ${limit}`;
  return sql`select ${toColumns(record)} from ${sql.table(table)} where ${where}
    order by ${sortBy(order, (field) => `${table}.${toColumn(field)}`)} ${ending}`;
}

const presentAll = <Data extends StoredRecord, Shown extends Data>(
  { present }: RecordDefinition<Data>,
  rows: readonly Shown[],
): Shown[] => rows.map((row) => present?.(row) ?? row);

/** Records in the order of their kind. */
export async function findRecords<Data extends StoredRecord>(
  db: Kysely<Database>,
  record: RecordDefinition<Data>,
  query: ListQuery = {},
): Promise<Data[]> {
  const { rows } = await sql<Data>`${selectRecords(record, query)}`.execute(db);
  return presentAll(record, rows);
}

/** Records as their list shows them, in the order of their kind. */
export async function findListedRecords<Data extends StoredRecord, Used extends Uses | undefined>(
  db: Kysely<Database>,
  record: RecordDefinition<Data, Used>,
  query: ListQuery = {},
): Promise<Listed<Data, Used>[]> {
  const { key, usedBy, order } = record;
  const listed = selectRecords(record, query);
  const isPage = query.limit !== undefined;
  const inOrder = sql`order by ${sortBy(order, (field) => `listed.${field}`)}`;
  const statement = usedBy ? sql`${countUses(listed, { key, usedBy, isPage })} ${inOrder}` : listed;
  const { rows } = await sql<Listed<Data, Used>>`${statement}`.execute(db);
  return presentAll<Data, Listed<Data, Used>>(record, rows);
}

export async function lockRecord<Data extends StoredRecord>(
  trx: Transaction<Database>,
  record: RecordDefinition<Data>,
  id: string,
): Promise<Data | undefined> {
  const { rows } = await sql<Data>`select ${toColumns(record)} from ${sql.table(record.table)}
    where ${sql.ref(record.key)} = ${id} for update`.execute(trx);
  return presentAll(record, rows)[0];
}

export async function countRecords(
  db: Kysely<Database>,
  { table }: Pick<RecordTable, 'table'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function write<Data extends StoredRecord>(
  trx: Transaction<Database>,
  record: RecordDefinition<Data>,
  statement: RawBuilder<unknown>,
): Promise<Data> {
  const { rows } = await sql<Data>`${statement} returning ${toColumns(record)}`.execute(trx);
  const [written] = presentAll(record, rows);
  if (!written) throw new Error(`no row of ${record.table} was written`);
  return written;
}

export function insertRecord<Data extends StoredRecord>(
  trx: Transaction<Database>,
  record: RecordDefinition<Data>,
  fields: object,
): Promise<Data> {
  const { columns, select } = selectRow(record.table, toRow(record, fields));
  return write(trx, record, sql`insert into ${sql.table(record.table)} (${columns}) ${select}`);
}

/** Changes the given fields of a record, and counts its version up. */
export function updateRecord<Data extends StoredRecord>(
  trx: Transaction<Database>,
  record: RecordDefinition<Data>,
  id: string,
  fields: object,
): Promise<Data> {
  const { table, key } = record;
  const { columns, select } = selectRow(table, toRow(record, fields));
  return write(
    trx,
    record,
    sql`update ${sql.table(table)} set (${columns}) = (${select}), version = version + 1
      where ${sql.ref(key)} = ${id}`,
  );
}

/** Inserts a record with its own id, or changes the one that has it. */
export async function storeRecord(
  trx: Transaction<Database>,
  record: RecordTable,
  id: string,
  fields: object,
): Promise<void> {
  const { table, key } = record;
  const row = toRow(record, fields);
  const { columns, select } = selectRow(table, { ...row, [key]: id });
  const changes = Object.keys(row).map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`,
  );
  await sql`insert into ${sql.table(table)} (${columns}) ${select}
    on conflict (${sql.ref(key)}) do update
    set ${sql.join(changes)}, version = ${sql.ref(`${table}.version`)} + 1`.execute(trx);
}

export const deleteRecord = (
  trx: Transaction<Database>,
  { table, key }: Pick<RecordTable, 'table' | 'key'>,
  id: string,
) => sql`delete from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(trx);
