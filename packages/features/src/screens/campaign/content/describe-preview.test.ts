import { expect, test } from 'vitest';
import { describePreview } from './describe-preview.ts';
import { previewMessages } from './preview-messages.ts';

const preview = {
  page: 'spring',
  language: 'zh-CN',
  gender: null,
  benefits: [],
  country: 'CN',
  platform: 'web',
  visitor: 'new',
  arm: null,
  isLoggedIn: false,
  at: null,
  expiresAt: '2026-11-30T02:05:00Z',
} as const;

test.each([
  [preview, 'zh-CN', '预览 · CN · 网页 · 新访客 · 当前时间 · 2026.11.30 10:05 失效'],
  [
    {
      ...preview,
      gender: 'women',
      benefits: ['vip', 'staff'],
      platform: 'minip',
      visitor: 'returning',
      arm: 'b',
      at: '2026-11-28T16:00:00Z',
    } as const,
    'en-US',
    'Preview · Women · Benefits vip, staff · CN · WeChat mini-program · Returning · Version B · 29 Nov 2026 00:00 · Ends 30 Nov 2026 10:05',
  ],
] as const)('names the shopper and the time', (shown, language, expected) => {
  const input = { ...shown, benefits: [...shown.benefits] };
  expect(describePreview(input, previewMessages[language], language)).toBe(expected);
});
