import type { Handlers, questionnaires } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import { refusals } from '../../http/refusals.ts';
import { respondentOf } from './respondent.ts';
import { type AnswerFault, answerFaults } from './rules.ts';

export interface QuestionnaireDeps {
  db: Kysely<Database>;
  now: () => number;
}

const refuse = refusals({
  'already-answered': {
    code: 'conflict',
    zh: '您已提交过这份问卷',
    en: 'You have answered this already',
  },
});

const FAULTS: Readonly<Record<AnswerFault, Record<Language, string>>> = {
  'unknown-question': { 'zh-CN': '没有这个问题', 'en-US': 'is no question of this questionnaire' },
  'answered-twice': { 'zh-CN': '重复作答', 'en-US': 'is answered twice' },
  required: { 'zh-CN': '为必答题', 'en-US': 'has to be answered' },
  'not-an-answer': { 'zh-CN': '答案不符合要求', 'en-US': 'has no answer of that kind' },
};

const findQuestionnaire = (db: Kysely<Database>, id: string, now: Date) =>
  db
    .selectFrom('questionnaires')
    .selectAll()
    .where('id', '=', id)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();

const findAnswer = (db: Kysely<Database>, id: string, respondent: string) =>
  db
    .selectFrom('questionnaire_answers')
    .select('collected_at')
    .where('questionnaire_id', '=', id)
    .where('respondent', '=', respondent)
    .executeTakeFirst();

export function questionnaireHandlers({
  db,
  now,
}: QuestionnaireDeps): Handlers<typeof questionnaires, CallContexts> {
  async function open(id: string) {
    const found = await findQuestionnaire(db, id, new Date(now()));
    if (!found) throw new ApiError('not-found');
    return found;
  }

  return {
    async getQuestionnaire({ params, query }, { language, findSession }) {
      const found = await open(params.id);
      const session = await findSession();
      const userId = query['user-id'];
      if (userId !== undefined && userId !== session?.shopperId) throw new ApiError('not-found');
      const answer = session && (await findAnswer(db, found.id, respondentOf(session)));
      return {
        id: found.id,
        title: found.title[language],
        introduction: found.introduction[language],
        questions: found.questions.map((question) => ({
          ...question,
          text: question.text[language],
          options: question.options.map(({ id, text }) => ({ id, text: text[language] })),
        })),
        collectedAt: answer?.collected_at.toISOString() ?? null,
      };
    },

    async answerQuestionnaire({ params, body }, { session, language }) {
      const { id, questions } = await open(params.id);
      const faults = answerFaults(questions, body.answers);
      if (faults.length > 0)
        throw new ApiError('bad-input', undefined, {
          fields: faults.map(({ questionId, fault }) => ({
            path: `body.answers.${questionId}`,
            message: FAULTS[fault][language],
          })),
        });
      const collectedAt = new Date(now());
      const kept = await db
        .insertInto('questionnaire_answers')
        .values({
          questionnaire_id: id,
          respondent: respondentOf(session),
          answers: JSON.stringify(body.answers),
          collected_at: collectedAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('questionnaire_id')
        .executeTakeFirst();
      if (!kept) throw refuse('already-answered', language);
      return { collectedAt: collectedAt.toISOString() };
    },
  };
}
