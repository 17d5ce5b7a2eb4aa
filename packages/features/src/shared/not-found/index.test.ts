import { expect, test } from 'vitest';
import { createLoadContext } from '../../testing.ts';
import { screen } from './index.tsx';

test.each([
  ['zh-CN', '没有找到这个页面'],
  ['en-US', 'There is nothing here'],
] as const)('answers 404 and is not indexed in %s', async (language, title) => {
  const { status, head } = await screen.load(createLoadContext({}, { language }));
  expect(status).toBe(404);
  expect(head).toMatchObject({ title, noIndex: true });
});
