import { selectPage, selectPrefGender } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { loadContext } from '../testing.ts';
import { load } from './load.ts';

const page = (id: string) => ({ [id]: [{ id: '1', code: 'text', fields: { title: '秋日来信' } }] });

test.each([
  [undefined, 'home-women', '/'],
  ['men', 'home-men', '/men'],
  ['kids', 'home-kids', '/kids'],
])('the home of %s is the page %s at %s', async (gender, id, path) => {
  const searchContents = vi.fn(async () => page(id));
  const context = loadContext({ searchContents }, { params: gender ? { gender } : {} });
  const { status, head } = await load(context);
  expect(status).toBe(200);
  expect(head.path).toBe(path);
  expect(selectPage(context.store.getState(), id)?.status).toBe('ready');
  expect(selectPrefGender(context.store.getState())).toBe(gender ?? 'women');
});

test('a home that nobody has published is not found', async () => {
  const { status } = await load(loadContext({ searchContents: async () => ({}) }));
  expect(status).toBe(404);
});
