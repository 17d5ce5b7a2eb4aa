import type { Handlers, questionnaires } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { questionnaireProblem } from './problems.ts';
import { findAnswer, findQuestionnaire } from './queries.ts';
import { getRespondent } from './respondent.ts';
import { type AnswerFault, findAnswerFaults } from './rules.ts';

export interface QuestionnaireDeps {
  db: Kysely<Database>;
  now: () => number;
}

export const ANSWER_FAULT_MESSAGES: Readonly<Record<AnswerFault, Record<Language, string>>> = {
  'unknown-question': { 'zh-CN': '没有这个问题', 'en-US': 'is no question of this questionnaire' },
  'answered-twice': { 'zh-CN': '重复作答', 'en-US': 'is answered twice' },
  required: { 'zh-CN': '为必答题', 'en-US': 'has to be answered' },
  'not-an-answer': { 'zh-CN': '答案不符合要求', 'en-US': 'has no answer of that kind' },
};

export function questionnaireHandlers({
  db,
  now,
}: QuestionnaireDeps): Handlers<typeof questionnaires, HandlerContexts> {
  async function requireQuestionnaire(id: string) {
    const questionnaire = await findQuestionnaire(db, id, new Date(now()));
    if (!questionnaire) throw new ApiProblem('not-found');
    return questionnaire;
  }

  return {
    async getQuestionnaire({ params, query }, { language, findSession }) {
      const questionnaire = await requireQuestionnaire(params.id);
      const session = await findSession();
      const userId = query['user-id'];
      if (userId !== undefined && userId !== session?.shopperId) throw new ApiProblem('not-found');
      const answer = session && (await findAnswer(db, questionnaire.id, getRespondent(session)));
      return {
        id: questionnaire.id,
        title: questionnaire.title[language],
        introduction: questionnaire.introduction[language],
        questions: questionnaire.questions.map((question) => ({
          ...question,
          text: question.text[language],
          options: question.options.map(({ id, text }) => ({ id, text: text[language] })),
        })),
        collectedAt: answer?.collected_at.toISOString() ?? null,
      };
    },

    async answerQuestionnaire({ params, body }, { session, language }) {
      const { id, questions } = await requireQuestionnaire(params.id);
      const faults = findAnswerFaults(questions, body.answers);
      if (faults.length > 0)
        throw new ApiProblem('bad-input', undefined, {
          fields: faults.map(({ questionId, fault }) => ({
            path: `body.answers.${questionId}`,
            message: ANSWER_FAULT_MESSAGES[fault][language],
          })),
        });
      const collectedAt = new Date(now());
      const inserted = await db
        .insertInto('questionnaire_answers')
        .values({
          questionnaire_id: id,
          respondent: getRespondent(session),
          answers: JSON.stringify(body.answers),
          collected_at: collectedAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('questionnaire_id')
        .executeTakeFirst();
      if (!inserted) throw questionnaireProblem('already-answered', language);
      return { collectedAt: collectedAt.toISOString() };
    },
  };
}
