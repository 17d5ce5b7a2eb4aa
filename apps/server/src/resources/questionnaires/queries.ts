import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const findQuestionnaire = (db: Kysely<Database>, id: string, now: Date) =>
  db
    .selectFrom('questionnaires')
    .selectAll()
    .where('id', '=', id)
    .where('starts_at', '<=', now)
    .where('paused_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();

export const findAnswer = (db: Kysely<Database>, id: string, respondent: string) =>
  db
    .selectFrom('questionnaire_answers')
    .select('collected_at')
    .where('questionnaire_id', '=', id)
    .where('respondent', '=', respondent)
    .executeTakeFirst();
