import { ApiError } from '@vitrine/client';
import { selectPage, selectPrefGender } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { loadContext } from '../testing.ts';
import { load } from './load.ts';

const entry = { id: 'a', code: 'text', fields: { text: 'x' } };

test('each gender has a home of its own', async () => {
  const searchContents = vi.fn(async () => ({ 'home-men': [entry] }));
  const context = loadContext({ searchContents }, { params: { gender: 'men' } });
  const { status, head } = await load(context);
  expect(status).toBe(200);
  expect(head).toMatchObject({ title: '男士', path: '/men' });
  expect(selectPage(context.store.getState(), 'home-men')?.status).toBe('ready');
  expect(selectPrefGender(context.store.getState())).toBe('men');
  expect(searchContents).toHaveBeenCalledWith(
    { query: expect.objectContaining({ codes: 'home-men', 'target-gender': 'men' }) },
    expect.anything(),
  );
});

test('the bare address is the home of women', async () => {
  const { head } = await load(
    loadContext({ searchContents: async () => ({ 'home-women': [entry] }) }),
  );
  expect(head.path).toBe('/');
});

test('a home that is not there is not found; a service in trouble fails the page', async () => {
  const missing = loadContext({ searchContents: async () => ({}) });
  await expect(load(missing)).resolves.toMatchObject({ status: 404, head: { noIndex: true } });
  const broken = loadContext({ searchContents: () => Promise.reject(new ApiError('network')) });
  await expect(load(broken)).rejects.toThrow('network');
});
