import type { RouteName } from '@vitrine/platform';
import { makeStore, setPage } from '@vitrine/state';
import { expect, test } from 'vitest';
import { getHeaderKind, hidesMobileFooter, inLanguage, selectPageTitle } from './current-page.ts';

test('links to the same page in the other language', () => {
  const page = { route: 'list' as const, params: {}, query: { category: '1', sort: 'newest' } };
  expect(inLanguage(page, 'en-US')).toEqual({ ...page, language: 'en-US' });
  expect(inLanguage({ params: {}, query: {} }, 'en-US')).toEqual({
    route: 'home',
    language: 'en-US',
  });
});

test.each<[RouteName | undefined, string]>([
  ['home', 'logo'],
  [undefined, 'logo'],
  ['category', 'searchBar'],
  ['bag', 'tabTitle'],
  ['me', 'tabTitle'],
  ['product', 'overlay'],
  ['search', 'none'],
  ['list', 'title'],
  ['content', 'title'],
])('shows on %s the header of kind %s', (route, kind) => {
  expect(getHeaderKind(route)).toBe(kind);
});

test('takes the title of a content page from its share card', () => {
  const store = makeStore();
  const page = { id: 'spring', entries: [], data: {}, share: { pageTitle: '春日' }, madeAt: 0 };
  store.dispatch(setPage(page));
  const title = (id: string) =>
    selectPageTitle(store.getState(), { route: 'content', params: { id }, query: {} });
  expect([title('spring'), title('autumn')]).toEqual(['春日', '']);
});

test.each([
  ['product', true],
  ['bag', true],
  ['home', false],
  [undefined, false],
] as const)('hides the mobile footer on %s: %s', (route, isHidden) => {
  expect(hidesMobileFooter(route)).toBe(isHidden);
});
