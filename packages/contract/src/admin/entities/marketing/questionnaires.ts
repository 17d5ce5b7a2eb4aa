import { z } from 'zod';
import { codeId } from '../../../entities/common.ts';
import { draftText, fieldRule, plannedTime } from '../managed.ts';

const MAX_QUESTIONS = 50;
const MAX_OPTIONS = 20;
const MAX_LIMIT = 2_000;

const hasUniqueIds = (items: readonly { id: string }[]) =>
  new Set(items.map(({ id }) => id)).size === items.length;

const plannedQuestion = z.object({
  id: codeId,
  kind: z.enum(['single', 'multiple', 'scale', 'text']),
  text: draftText(300),
  isRequired: z.boolean(),
  options: z
    .array(z.object({ id: codeId, text: draftText(100) }))
    .max(MAX_OPTIONS)
    .default([]),
  limit: z.int().min(1).max(MAX_LIMIT),
});

export const questionnaireFields = z.object({
  type: z.literal('questionnaire'),
  id: codeId,
  title: draftText(100),
  introduction: draftText(1_000),
  questions: z.array(plannedQuestion).max(MAX_QUESTIONS).default([]),
  startsAt: plannedTime,
  endsAt: plannedTime.nullable().default(null),
});

export const questionnaireInput = questionnaireFields
  .refine(
    ({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt,
    fieldRule('endsAt', 'must be after startsAt'),
  )
  .refine(
    ({ questions }) =>
      hasUniqueIds(questions) && questions.every(({ options }) => hasUniqueIds(options)),
    fieldRule('questions', 'each id must occur once'),
  );

/** What was answered to one question: how many chose each option or value. */
const questionResult = z.object({
  questionId: codeId,
  kind: z.string(),
  text: draftText(300),
  answered: z.int(),
  choices: z.array(z.object({ id: z.string(), text: draftText(100), count: z.int() })),
  average: z.number().nullable().meta({ description: 'Of a scale' }),
});

export const questionnaireResults = z
  .object({ respondents: z.int(), questions: z.array(questionResult) })
  .meta({ id: 'QuestionnaireResults' });
export type QuestionnaireResults = z.infer<typeof questionnaireResults>;
