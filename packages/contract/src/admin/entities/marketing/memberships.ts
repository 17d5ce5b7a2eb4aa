import { z } from 'zod';
import { codeId } from '../../../entities/common.ts';
import { draftText, fieldRule, positionInList } from '../managed.ts';

/** The values of a benefit at a tier; the kind of the benefit decides which of them it has. */
const benefitTerms = z.object({
  types: z.array(codeId).max(10).optional(),
  hours: z.int().min(1).max(8_760).optional(),
  rewardId: codeId.optional(),
  name: draftText(60).optional(),
  introduction: draftText(500).optional(),
});

export const tierFields = z.object({
  type: z.literal('tier'),
  id: codeId,
  name: draftText(60),
  fromAmount: z.int().min(0).max(1_000_000_000_000).meta({ description: 'In minor units' }),
  windowDays: z.int().min(1).max(3_660).default(365),
  benefits: z
    .array(z.object({ benefitId: codeId, terms: benefitTerms, position: positionInList }))
    .max(30)
    .default([]),
});

export const tierInput = tierFields.refine(
  ({ benefits }) => new Set(benefits.map(({ benefitId }) => benefitId)).size === benefits.length,
  fieldRule('benefits', 'each benefit must occur once'),
);

export const benefitFields = z.object({
  type: z.literal('benefit'),
  id: codeId,
  kind: z.enum(['free-shipping', 'early-access', 'birthday-gift', 'stylist', 'note']),
  name: draftText(60),
  description: draftText(500),
});
