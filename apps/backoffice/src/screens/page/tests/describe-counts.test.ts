import type { PageTestCounts } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { describeVerdict } from './describe-counts.ts';
import { testMessages } from './messages.ts';

const format = {
  number: (value: number) => value.toLocaleString('en-GB'),
  percent: (share: number) => `${Math.round(share * 1_000) / 10}%`,
};
const plan = { plannedSample: 1_200, shareOfB: 50 };

const counts = (more: Partial<PageTestCounts>, a = 1_500, b = 1_480): PageTestCounts => ({
  arms: [
    { arm: 'a', sessions: a, conversions: 45, rate: 0.03, low: 0.02, high: 0.04 },
    { arm: 'b', sessions: b, conversions: 89, rate: 0.06, low: 0.05, high: 0.07 },
  ],
  difference: { value: 0.0301, low: 0.0154, high: 0.0455, pValue: 0.012 },
  split: { pValue: 0.7, isSuspicious: false },
  verdict: 'b-wins',
  countedAt: null,
  ...more,
});
const describe = (shown: PageTestCounts, language: 'zh-CN' | 'en-US' = 'en-US') =>
  describeVerdict(shown, plan, testMessages[language], format);

test.each([
  [
    counts({}),
    'So far B converts 3.01 percentage points better than A (95%: 1.54 to 4.55). Two equally good versions differ as much in 1.2% of all tests.',
  ],
  [
    counts({ difference: { value: -0.01, low: -0.02, high: -0.001, pValue: 0.0002 } }),
    'So far B converts 1 percentage points worse than A (95%: -2 to -0.1). Two equally good versions differ as much in less than 0.1% of all tests.',
  ],
  [
    counts({
      verdict: 'no-difference',
      difference: { value: 0, low: -0.01, high: 0.01, pValue: 1 },
    }),
    'So far both convert equally well (95% of the difference: -1 to 1 percentage points). Two equally good versions differ as much in 100% of all tests. The sample is complete, but chance may have made this difference. Keep A, or try a larger change.',
  ],
  [
    counts({ verdict: 'provisional' }, 700, 1_300),
    'The sample is not complete: A needs 500 more sessions, B 0. Until then there is no winner. So far B converts 3.01 percentage points better than A (95%: 1.54 to 4.55).',
  ],
  [
    counts({ verdict: 'provisional' }, 0, 0),
    'The sample is not complete: A needs 1,200 more sessions, B 1,200. Until then there is no winner.',
  ],
  [
    counts({ verdict: 'split-suspicious' }),
    'The sessions, 1,500 and 1,480, are too far from the planned share of B, 50%. Chance does this less than once in a thousand times. Check the counting first',
  ],
])('says what counts mean, case %#', (shown, text) => {
  expect(describe(shown)).toBe(text);
});

test('says it in Chinese too', () => {
  expect(describe(counts({ verdict: 'provisional' }, 700, 1_300), 'zh-CN')).toBe(
    '样本未满：A 版还需 500 次会话，B 版还需 0 次。在此之前不判定胜负。目前 B 版的转化率比 A 版高 3.01 个百分点（95% 区间 1.54 至 4.55）。',
  );
});
