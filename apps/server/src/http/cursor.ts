import { parseJson } from '../json/parse-json.ts';
import { ApiProblem } from './api-problem.ts';

type Value = string | number;
type CursorKind = 'text' | 'id' | 'time' | 'uuid';

/** Writes the sort values of the last row of a page, from which the next page goes on. */
export const createCursor = (values: readonly Value[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

function parseValues(cursor: string): unknown {
  try {
    return parseJson(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const TIME = /^20\d\d-[\d-]+T[\d:.]+Z$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const MATCHES: Readonly<Record<CursorKind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  time: (value) =>
    typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value)),
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  id: (value) => typeof value === 'string' && /^[1-9]\d{0,17}$/.test(value),
};

/** Reads a cursor whose values have the given kinds. One that this server has not written is refused. */
export function parseCursor(
  cursor: string | undefined,
  kinds: readonly CursorKind[],
): readonly string[] | undefined {
  if (cursor === undefined) return undefined;
  const values = parseValues(cursor);
  const isValid =
    Array.isArray(values) &&
    values.length === kinds.length &&
    kinds.every((kind, index) => MATCHES[kind](values[index]));
  if (!isValid) throw new ApiProblem('bad-input');
  return values as string[];
}

/** Cuts a page from rows that were read with one more than its size. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  size: number,
  map: (row: Row) => Item,
  sortValues: (row: Row) => readonly Value[],
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return { items: shown.map(map), nextCursor: hasMore ? createCursor(sortValues(last)) : null };
}
