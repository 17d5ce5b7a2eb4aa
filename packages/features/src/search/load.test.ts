import type { Suggestion } from '@vitrine/contract';
import { selectSuggestions } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { loadContext } from '../testing.ts';
import { load } from './load.ts';

const found: Suggestion = { type: 'keyword', id: null, text: '羊绒围巾', count: 31 };

test('suggests what may be meant, for the gender at hand', async () => {
  const suggest = vi.fn(async () => [found]);
  const context = loadContext({ suggest }, { query: { keyword: '羊绒', gender: 'men' } });
  await load(context);
  expect(suggest).toHaveBeenCalledWith(
    { query: { keyword: '羊绒', gender: 'men', 'how-many': 10 } },
    expect.anything(),
  );
  expect(selectSuggestions(context.store.getState())).toEqual([found]);
});

test('nothing typed suggests nothing, and asks nobody', async () => {
  const suggest = vi.fn(async () => [found]);
  const context = loadContext({ suggest }, { query: { keyword: '  ' } });
  await load(context);
  expect(suggest).not.toHaveBeenCalled();
});

test('one can search without suggestions', async () => {
  const context = loadContext({}, { query: { keyword: '羊绒' } });
  await expect(load(context)).resolves.toMatchObject({ status: 200, head: { noIndex: true } });
  expect(selectSuggestions(context.store.getState())).toEqual([]);
});
