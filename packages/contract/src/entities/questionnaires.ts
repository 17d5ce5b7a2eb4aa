import { z } from 'zod';
import { codeId, moment } from './common.ts';

export const question = z
  .object({
    id: codeId,
    kind: z.enum(['single', 'multiple', 'scale', 'text']),
    text: z.string(),
    isRequired: z.boolean(),
    options: z.array(z.object({ id: codeId, text: z.string() })),
    limit: z.int().meta({ description: 'Most choices, the top of the scale, or most characters' }),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof question>;

const MAX_CHOICES = 20;
const MAX_WORDS = 2_000;

export const givenAnswer = z
  .object({
    questionId: codeId,
    optionIds: z.array(codeId).max(MAX_CHOICES).optional(),
    value: z.int().optional(),
    text: z.string().trim().max(MAX_WORDS).optional(),
  })
  .meta({ id: 'GivenAnswer' });
export type GivenAnswer = z.infer<typeof givenAnswer>;

export const questionnaire = z
  .object({
    id: codeId,
    title: z.string(),
    introduction: z.string(),
    questions: z.array(question),
    collectedAt: moment.nullable().meta({ description: 'When this visitor answered' }),
  })
  .meta({ id: 'Questionnaire' });
export type Questionnaire = z.infer<typeof questionnaire>;
