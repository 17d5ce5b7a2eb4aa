import { expect, test } from 'vitest';
import { formatPromise } from './format-promise.ts';

const NOW = Date.UTC(2026, 10, 23, 4);

test.each([
  ['2026-12-01', '2026-12-04', '上海', 'zh-CN', '预计 12.01–12.04 送达上海'],
  ['2026-12-01', '2026-12-04', 'Shanghai', 'en-US', 'Arrives 1–4 Dec in Shanghai'],
  ['2026-11-23', '2026-11-23', '上海', 'zh-CN', '今日送达上海'],
  ['2026-11-24', '2026-11-24', 'Beijing', 'en-US', 'Arrives 24 Nov in Beijing'],
] as const)('promises delivery from %s to %s in %s (%s)', (from, to, place, language, text) => {
  expect(formatPromise({ from, to, place }, language, NOW)).toBe(text);
});
