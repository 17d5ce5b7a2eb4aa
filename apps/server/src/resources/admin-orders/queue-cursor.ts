import { ApiProblem } from '../../http/api-problem.ts';
import { parseCursor } from '../../http/cursor.ts';
import type { ListQuery, QueuePosition, SummaryRecord } from './list-queries.ts';
import { getDueTime } from './overdue-rules.ts';

/** What PostgreSQL calls a time after all others: orders of which no step is due. */
const NEVER = 'infinity';
const TIME = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isTime = (text: string) =>
  text === NEVER || (TIME.test(text) && !Number.isNaN(Date.parse(text)));

type Page = Pick<ListQuery, 'cursor' | 'sort'>;

/** The last row of the page before. */
export function parseQueueCursor({ cursor, sort }: Page): QueuePosition | undefined {
  if (cursor === undefined) return undefined;
  if (sort !== 'due') {
    const [id = ''] = parseCursor(cursor, ['id']) ?? [];
    return { id, dueAt: NEVER };
  }
  const [dueAt = '', id = ''] = parseCursor(cursor, ['text', 'id']) ?? [];
  if (!isTime(dueAt)) throw new ApiProblem('bad-input');
  return { id, dueAt };
}

export const toQueueCursor = ({ sort }: Page, row: SummaryRecord): string[] =>
  sort === 'due' ? [getDueTime(row)?.toISOString() ?? NEVER, row.id] : [row.id];
