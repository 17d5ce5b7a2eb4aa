import { z } from 'zod';
import { numericId, utcDateTime } from '../../entities/common.ts';
import { MAX_SHARE_OF_B, MIN_SHARE_OF_B } from '../page-limits.ts';
import { plannedTime } from './managed.ts';
import { version } from './page.ts';
import { pageLanguage } from './pages.ts';

const MAX_NAME = 120;
const MAX_HYPOTHESIS = 1_000;
const MAX_SAMPLE = 10_000_000;

export const testGoal = z
  .enum(['order', 'bag', 'click'])
  .meta({ description: 'What a session does after it has seen the page, at most once' });
export const testRule = z
  .enum(['by-hand', 'publish-winner'])
  .meta({ description: 'What happens at the end of the test' });
export const testState = z.enum(['draft', 'running', 'ended']);
export const testResult = z.enum(['kept-a', 'published-b']);

/** What an operator writes at any time. */
const testText = {
  name: z.string().trim().min(1).max(MAX_NAME),
  hypothesis: z.string().trim().max(MAX_HYPOTHESIS).default(''),
};

/** What is fixed once the test has started. */
const testPlan = {
  language: pageLanguage
    .nullable()
    .default(null)
    .meta({ description: 'Whose visitors take part. Null: those of all languages' }),
  goal: testGoal,
  shareOfB: z
    .int()
    .min(MIN_SHARE_OF_B)
    .max(MAX_SHARE_OF_B)
    .default(MAX_SHARE_OF_B)
    .meta({ description: 'In per cent' }),
  plannedSample: z.int().min(1).max(MAX_SAMPLE).meta({
    description: 'The sessions of each arm without which the result decides nothing',
  }),
  endsAt: plannedTime.meta({ description: 'When the test stops counting' }),
  rule: testRule.default('by-hand'),
};

export const pageTestInput = z.object({ ...testText, ...testPlan });
export type PageTestInput = z.infer<typeof pageTestInput>;

export const pageTest = z
  .object({
    id: numericId,
    page: z.string(),
    name: z.string(),
    hypothesis: z.string(),
    language: pageLanguage.nullable(),
    goal: testGoal,
    shareOfB: z.int(),
    plannedSample: z.int(),
    endsAt: utcDateTime,
    rule: testRule,
    state: testState,
    result: testResult.nullable(),
    createdBy: z.string(),
    createdAt: utcDateTime,
    startedBy: z.string().nullable(),
    startedAt: utcDateTime.nullable(),
    endedBy: z.string().nullable().meta({ description: 'Empty: ended at its time' }),
    endedAt: utcDateTime.nullable(),
    version,
  })
  .meta({ id: 'PageTest' });
export type PageTest = z.infer<typeof pageTest>;

const share = z.number().meta({ description: 'Between 0 and 1' });

const armCounts = z.object({
  arm: z.enum(['a', 'b']),
  sessions: z.int().meta({ description: 'Those that have seen the page while the test ran' }),
  conversions: z.int().meta({ description: 'Those of them that have reached the goal' }),
  rate: share,
  low: share.meta({
    description: 'The true rate is above it with 95 % confidence, and below high',
  }),
  high: share,
});

export const testVerdict = z
  .enum(['provisional', 'split-suspicious', 'a-wins', 'b-wins', 'no-difference'])
  .meta({
    description: 'provisional: an arm has fewer sessions than planned, so nothing is decided yet',
  });

export const testCounts = z
  .object({
    arms: z.array(armCounts).meta({ description: 'A, then B' }),
    difference: z.object({
      value: z.number().meta({ description: 'The rate of B less that of A' }),
      low: z.number(),
      high: z.number(),
      pValue: share.meta({ description: 'How often chance alone makes such a difference' }),
    }),
    split: z.object({
      pValue: share,
      isSuspicious: z
        .boolean()
        .meta({ description: 'The sessions are divided as chance hardly ever divides them' }),
    }),
    verdict: testVerdict,
    countedAt: utcDateTime.nullable(),
  })
  .meta({ id: 'PageTestCounts' });
export type PageTestCounts = z.infer<typeof testCounts>;

export const countedTest = pageTest
  .extend({ counts: testCounts.nullable().meta({ description: 'Null: it has not started' }) })
  .meta({ id: 'CountedPageTest' });
export type CountedPageTest = z.infer<typeof countedTest>;
