import { z } from 'zod';
import { codeId, utcDateTime } from './common.ts';

export const question = z
  .object({
    id: codeId,
    kind: z.enum(['single', 'multiple', 'scale', 'text']),
    text: z.string(),
    isRequired: z.boolean(),
    options: z.array(z.object({ id: codeId, text: z.string() })),
    limit: z.int().meta({ description: 'Maximum of choices, of the scale, or of characters' }),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

const MAX_CHOICES = 20;
const MAX_TEXT_LENGTH = 2_000;

export const questionAnswer = z
  .object({
    questionId: codeId,
    optionIds: z.array(codeId).max(MAX_CHOICES).optional(),
    value: z.int().optional(),
    text: z.string().trim().max(MAX_TEXT_LENGTH).optional(),
  })
  .meta({ id: 'QuestionAnswer' });
export type QuestionAnswer = z.infer<typeof questionAnswer>;

export const questionnaire = z
  .object({
    id: codeId,
    title: z.string(),
    introduction: z.string(),
    questions: z.array(question),
    collectedAt: utcDateTime
      .nullable()
      .meta({ description: 'When the caller submitted the answers' }),
  })
  .meta({ id: 'Questionnaire' });
export type Questionnaire = z.infer<typeof questionnaire>;
