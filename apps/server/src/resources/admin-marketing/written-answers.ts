import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { createCursor, parseCursor } from '../../http/cursor.ts';

interface WrittenAnswersQuery {
  readonly id: string;
  readonly questionId: string;
  readonly size: number;
  readonly cursor: string | undefined;
}

/** Telephone and card numbers, and e-mail addresses. */
const PERSONAL = /\d[\d\s-]{5,}\d|\S+@\S+/g;

/** Removes what shoppers wrote about how to reach them. */
export const maskPersonalText = (text: string): string => text.replaceAll(PERSONAL, '***');

/** A page of written answers. The cursor counts, because every other order would tell who wrote them. */
export async function listWrittenAnswers(
  db: Kysely<Database>,
  { id, questionId, size, cursor }: WrittenAnswersQuery,
) {
  const [skipped = '0'] = parseCursor(cursor, ['id']) ?? [];
  const { rows } = await sql<{ text: string; collected_at: Date }>`
    select element ->> 'text' as text, collected_at
    from questionnaire_answers, jsonb_array_elements(answers) element
    where questionnaire_id = ${id} and element ->> 'questionId' = ${questionId}
      and element ->> 'text' <> ''
    order by collected_at desc, md5(respondent)
    limit ${size + 1} offset ${skipped}::bigint`.execute(db);
  const hasMore = rows.length > size;
  return {
    items: rows.slice(0, size).map(({ text, collected_at }) => ({
      text: maskPersonalText(text),
      collectedAt: collected_at.toISOString(),
    })),
    nextCursor: hasMore ? createCursor([String(Number(skipped) + size)]) : null,
  };
}
