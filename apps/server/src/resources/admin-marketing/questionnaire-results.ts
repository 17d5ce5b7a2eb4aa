import type { QuestionnaireResults } from '@vitrine/contract/admin';
import { type Kysely, sql } from 'kysely';
import type { Database, StoredQuestion } from '../../database/schema.ts';
import { notFound } from '../../http/api-problem.ts';

export interface AnswerCount {
  readonly questionId: string;
  /** An option, the value of a scale, or null for the answers as a whole. */
  readonly choice: string | null;
  readonly count: number;
}

/** How often each option and value was chosen, and how often each question was answered. */
async function countAnswers(db: Kysely<Database>, id: string): Promise<AnswerCount[]> {
  const { rows } = await sql<AnswerCount>`
    with answer as (
      select element ->> 'questionId' as question_id,
        array(select jsonb_array_elements_text(coalesce(element -> 'optionIds', '[]')))
          || array_remove(array[element ->> 'value'], null) as choices,
        coalesce(element ->> 'text', '') as text
      from questionnaire_answers, jsonb_array_elements(answers) element
      where questionnaire_id = ${id})
    select question_id as "questionId", null as choice, count(*)::int as count
    from answer where cardinality(choices) > 0 or text <> '' group by 1
    union all
    select question_id, choice, count(*)::int from answer, unnest(choices) choice group by 1, 2`.execute(
    db,
  );
  return rows;
}

/** The choices that a question offers: its options, or the values of its scale. */
const listChoices = ({ kind, options, limit }: StoredQuestion) =>
  kind === 'scale'
    ? Array.from({ length: limit }, (_, index) => {
        const value = String(index + 1);
        return { id: value, text: { 'zh-CN': value, 'en-US': value } };
      })
    : options;

function findAverage(choices: readonly { id: string; count: number }[]): number | null {
  const total = choices.reduce((sum, { count }) => sum + count, 0);
  const sum = choices.reduce((points, { id, count }) => points + Number(id) * count, 0);
  return total === 0 ? null : Math.round((sum / total) * 100) / 100;
}

/** The result of each question, in the order of the questionnaire. */
export const summariseAnswers = (
  questions: readonly StoredQuestion[],
  counts: readonly AnswerCount[],
): QuestionnaireResults['questions'] =>
  questions.map((question) => {
    const countOf = (choice: string | null) =>
      counts.find((one) => one.questionId === question.id && one.choice === choice)?.count ?? 0;
    const choices = listChoices(question).map(({ id, text }) => ({ id, text, count: countOf(id) }));
    return {
      questionId: question.id,
      kind: question.kind,
      text: question.text,
      answered: countOf(null),
      choices,
      average: question.kind === 'scale' ? findAverage(choices) : null,
    };
  });

async function requireQuestions(db: Kysely<Database>, id: string): Promise<StoredQuestion[]> {
  const row = await db
    .selectFrom('questionnaires')
    .select('questions')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return row.questions;
}

export async function readQuestionnaireResults(
  db: Kysely<Database>,
  id: string,
): Promise<QuestionnaireResults> {
  const questions = await requireQuestions(db, id);
  const { respondents } = await db
    .selectFrom('questionnaire_answers')
    .select((eb) => eb.fn.countAll<string>().as('respondents'))
    .where('questionnaire_id', '=', id)
    .executeTakeFirstOrThrow();
  const counts = await countAnswers(db, id);
  return { respondents: Number(respondents), questions: summariseAnswers(questions, counts) };
}
