import { expect, test } from 'vitest';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

test.each([
  ['zh-CN', '没有找到这个页面'],
  ['en-US', 'There is nothing here'],
] as const)('in %s it is not found, and not to be found', async (language, title) => {
  const { status, head } = await screen.load(loadContext({}, { language }));
  expect(status).toBe(404);
  expect(head).toMatchObject({ title, noIndex: true });
});
