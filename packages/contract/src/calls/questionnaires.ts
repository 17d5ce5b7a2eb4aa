import { z } from 'zod';
import { KB } from '../body-size.ts';
import { call } from '../call.ts';
import { codeId, numericId, utcDateTime } from '../entities/common.ts';
import { questionAnswer, questionnaire } from '../entities/questionnaires.ts';

const group = 'Questionnaires';
const MAX_ANSWERS = 50;
const params = z.object({ id: codeId });

export const questionnaires = {
  getQuestionnaire: call({
    method: 'GET',
    path: '/api/v1/questionnaires/{id}',
    group,
    summary: 'The questions, and whether the caller has answered them',
    caller: 'anyone',
    params,
    query: z.object({
      'user-id': numericId.optional().meta({ description: 'Must be the calling shopper' }),
    }),
    response: questionnaire,
    errors: ['not-found'],
  }),
  answerQuestionnaire: call({
    method: 'POST',
    path: '/api/v1/questionnaires/{id}/answers',
    group,
    summary: 'Submits the answers of a questionnaire, once',
    caller: 'session',
    params,
    maxBodyBytes: 384 * KB,
    body: z.object({ answers: z.array(questionAnswer).max(MAX_ANSWERS) }),
    response: z.object({ collectedAt: utcDateTime }),
    errors: ['not-found', 'conflict'],
  }),
};
