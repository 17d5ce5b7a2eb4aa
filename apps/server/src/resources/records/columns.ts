import { sql } from 'kysely';

export type Row = Readonly<Record<string, unknown>>;

/** A column has the name of its field, in snake case. */
export const toColumn = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The values of a row, typed by the table itself. */
export function selectRow(table: string, row: Row) {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const source = sql`jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`;
  return { columns, select: sql`select ${columns} from ${source}` };
}
