import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor } from '../../http/cursor.ts';
import type { ShopperConversationRow } from './queries.ts';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
/** As `toISOString` writes the time of a row. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Reads after which conversation a page begins. */
export function parseConversationCursor(cursor: string | undefined) {
  const values = parseCursor(cursor, ['text', 'text']);
  if (!values) return undefined;
  const [time = '', id = ''] = values;
  const at = new Date(time);
  if (!TIME.test(time) || Number.isNaN(at.getTime()) || !UUID.test(id))
    throw new ApiProblem('bad-input');
  return { at, id };
}

export const getConversationCursor = ({ changed_at, id }: ShopperConversationRow) => [
  changed_at.toISOString(),
  id,
];
