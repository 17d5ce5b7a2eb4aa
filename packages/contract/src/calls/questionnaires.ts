import { z } from 'zod';
import { call } from '../call.ts';
import { codeId, moment, numericId } from '../entities/common.ts';
import { givenAnswer, questionnaire } from '../entities/questionnaires.ts';

const group = 'Questionnaires';
const MAX_ANSWERS = 50;
const params = z.object({ id: codeId });

export const questionnaires = {
  getQuestionnaire: call({
    method: 'GET',
    path: '/api/v1/questionnaires/{id}',
    group,
    summary: 'The questions, and whether this visitor has answered them',
    caller: 'anyone',
    params,
    query: z.object({
      'user-id': numericId.optional().meta({ description: 'Must be the shopper who asks' }),
    }),
    response: questionnaire,
    errors: ['not-found'],
  }),
  answerQuestionnaire: call({
    method: 'POST',
    path: '/api/v1/questionnaires/{id}/answers',
    group,
    summary: 'Answers a questionnaire, once',
    caller: 'session',
    params,
    body: z.object({ answers: z.array(givenAnswer).max(MAX_ANSWERS) }),
    response: z.object({ collectedAt: moment }),
    errors: ['not-found', 'conflict'],
  }),
};
