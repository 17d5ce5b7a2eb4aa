import { type Row, toColumn } from '../records/columns.ts';
import type { ItemDefinition, ItemFields } from './definition.ts';

/** An item with what the server keeps about it. */
export interface StoredItem {
  readonly id: string;
  readonly fields: ItemFields;
  readonly version: number;
  readonly pausedAt: string | null;
  readonly archivedAt: string | null;
}

const toField = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The database writes times with an offset, the contract in UTC. */
const TIME_COLUMN = /_(?:at|from|to)$/;
const toValue = (column: string, value: unknown) =>
  TIME_COLUMN.test(column) && typeof value === 'string' ? new Date(value).toISOString() : value;

/** Maps a row to an item, whose fields the schema of its type parses. */
export function mapRowToItem(
  { type, key, shape }: ItemDefinition,
  row: Row,
  children: object = {},
): StoredItem {
  const entries = Object.entries(row).map(([column, value]) => [
    column === key ? 'id' : toField(column),
    toValue(column, value),
  ]);
  const fields: Record<string, unknown> = { ...Object.fromEntries(entries), ...children, type };
  const toTime = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    id: String(fields.id),
    fields: { ...shape.parse(fields), ...children },
    version: Number(fields.version),
    pausedAt: toTime(fields.pausedAt),
    archivedAt: toTime(fields.archivedAt),
  };
}

/** The columns of an item's own row. */
export function mapItemToRow({ key, childFields }: ItemDefinition, fields: ItemFields): Row {
  const entries = Object.entries(fields)
    .filter(([field]) => field !== 'type' && !childFields.includes(field))
    .map(([field, value]) => [field === 'id' ? key : toColumn(field), value]);
  return Object.fromEntries(entries);
}
