import type { Suggestion } from '@vitrine/contract';
import { selectSuggestions } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { createLoadContext } from '../../../testing.ts';
import { load } from './load.ts';

const suggestion: Suggestion = {
  type: 'keyword',
  id: null,
  text: '羊绒围巾',
  count: 31,
  images: [],
};

test('loads suggestions for the keyword and the gender', async () => {
  const suggest = vi.fn(async () => [suggestion]);
  const context = createLoadContext({ suggest }, { query: { keyword: '羊绒', gender: 'men' } });
  await load(context);
  expect(suggest).toHaveBeenCalledWith(
    { query: { keyword: '羊绒', gender: 'men', 'how-many': 10 } },
    expect.anything(),
  );
  expect(selectSuggestions(context.store.getState())).toEqual([suggestion]);
});

test('loads no suggestions without a keyword', async () => {
  const suggest = vi.fn(async () => [suggestion]);
  const context = createLoadContext({ suggest }, { query: { keyword: '  ' } });
  await load(context);
  expect(suggest).not.toHaveBeenCalled();
});

test('answers without suggestions when the call fails', async () => {
  const context = createLoadContext({}, { query: { keyword: '羊绒' } });
  await expect(load(context)).resolves.toMatchObject({ status: 200, head: { noIndex: true } });
  expect(selectSuggestions(context.store.getState())).toEqual([]);
});
