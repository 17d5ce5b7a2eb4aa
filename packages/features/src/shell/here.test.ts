import type { RouteName } from '@vitrine/platform';
import { makeStore, setPage } from '@vitrine/state';
import { expect, test } from 'vitest';
import { endsWithButtons, headerKind, hereIn, pageTitle } from './here.ts';

test('the other language is the same place', () => {
  const here = { route: 'list' as const, params: {}, query: { category: '1', sort: 'newest' } };
  expect(hereIn(here, 'en-US')).toEqual({ ...here, language: 'en-US' });
  expect(hereIn({ params: {}, query: {} }, 'en-US')).toEqual({ route: 'home', language: 'en-US' });
});

test.each<[RouteName | undefined, string]>([
  ['home', 'mark'],
  [undefined, 'mark'],
  ['category', 'searchBar'],
  ['bag', 'tabTitle'],
  ['me', 'tabTitle'],
  ['product', 'overlay'],
  ['search', 'none'],
  ['list', 'title'],
  ['content', 'title'],
])('on %s the header is a %s', (route, kind) => {
  expect(headerKind(route)).toBe(kind);
});

test('a content page is called what its share card says', () => {
  const store = makeStore();
  const page = { id: 'spring', entries: [], data: {}, share: { pageTitle: '春日' }, madeAt: 0 };
  store.dispatch(setPage(page));
  const title = (id: string) =>
    pageTitle(store.getState(), { route: 'content', params: { id }, query: {} });
  expect([title('spring'), title('autumn')]).toEqual(['春日', '']);
});

test.each([
  ['product', true],
  ['bag', true],
  ['home', false],
  [undefined, false],
] as const)('%s ends with what there is to do: %s', (route, ends) => {
  expect(endsWithButtons(route)).toBe(ends);
});
