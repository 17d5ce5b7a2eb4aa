import { z } from 'zod';
import { codeId } from '../../../entities/common.ts';
import { draftText, fieldRule, plannedTime } from '../managed.ts';

/** Odds are given per million draws. */
const ODDS_TOTAL = 1_000_000;

const prize = z.object({
  id: codeId,
  rewardId: codeId,
  odds: z.int().min(0).max(ODDS_TOTAL).meta({ description: 'Per million draws' }),
  quantity: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .default(null)
    .meta({ description: 'How many there are in all, those already given included' }),
});

/** The prizes stand from the best to the last; the next one with odds replaces a prize that has run out. */
export const lotteryFields = z.object({
  type: z.literal('lottery'),
  id: codeId,
  name: draftText(60),
  description: draftText(2_000),
  terms: z.array(draftText(500)).max(30).default([]),
  startsAt: plannedTime,
  endsAt: plannedTime,
  freePerDay: z.int().min(0).max(20).default(0),
  prizes: z.array(prize).max(30).default([]),
});

const hasUniquePrizes = ({ prizes }: { prizes: readonly { id: string }[] }) =>
  new Set(prizes.map(({ id }) => id)).size === prizes.length;

export const lotteryInput = lotteryFields
  .refine(
    ({ prizes }) => prizes.reduce((sum, { odds }) => sum + odds, 0) <= ODDS_TOTAL,
    fieldRule('prizes', `the odds must not sum to more than ${ODDS_TOTAL}`),
  )
  .refine(hasUniquePrizes, fieldRule('prizes', 'each id must occur once'))
  .refine(
    ({ startsAt, endsAt }) => endsAt > startsAt,
    fieldRule('endsAt', 'must be after startsAt'),
  );

/** A prize with how many were given, and how many are left; null: it never runs out. */
export const lotteryState = lotteryFields.extend({
  prizes: z.array(prize.extend({ given: z.int(), stock: z.int().nullable() })),
});

/** What a shopper receives: a coupon, draws of a lottery, or a gift. */
export const rewardFields = z.object({
  type: z.literal('reward'),
  id: codeId,
  kind: z.enum(['coupon', 'tickets', 'gift']),
  name: draftText(60),
  description: draftText(2_000),
  imageKey: z.string().min(1).max(200).nullable().default(null),
  packageId: codeId.nullable().default(null),
  lotteryId: codeId.nullable().default(null),
  tickets: z.int().min(1).max(100).nullable().default(null),
});

export const rewardInput = rewardFields
  .refine(
    ({ kind, packageId }) => (kind === 'coupon') === (packageId !== null),
    fieldRule('packageId', 'is needed for a coupon, and for nothing else'),
  )
  .refine(
    ({ kind, lotteryId, tickets }) =>
      (kind === 'tickets') === (lotteryId !== null) && (kind === 'tickets') === (tickets !== null),
    fieldRule('lotteryId', 'is needed with tickets, and for nothing else'),
  );

const outcome = z.object({
  prizeId: codeId.nullable().meta({ description: 'null: a draw without a prize' }),
  drawn: z.int().meta({ description: 'How often the draws hit it' }),
  given: z.int().meta({ description: 'How often it was given, also as a replacement' }),
  expected: z.number().meta({ description: 'By the odds at the time of each draw' }),
});

/** Whether a lottery kept its odds: what was drawn beside what was expected. */
export const lotteryOdds = z
  .object({
    draws: z.int(),
    outcomes: z.array(outcome),
    statistic: z.number().meta({ description: 'Pearson’s chi-square' }),
    degreesOfFreedom: z.int(),
    criticalValue: z
      .number()
      .nullable()
      .meta({ description: 'Kept odds exceed it once in a hundred times' }),
    verdict: z.enum(['too-few-draws', 'as-expected', 'unlikely']),
    statement: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
    recalculated: z.object({ checked: z.int(), same: z.int() }).meta({
      description: 'Draws that were calculated once more from their stored seeds',
    }),
  })
  .meta({ id: 'LotteryOdds' });
export type LotteryOdds = z.infer<typeof lotteryOdds>;
