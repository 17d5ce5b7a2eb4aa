import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { pageFailed, pageNotFound, selectPage, setPage, startPage } from './content.ts';

const page = {
  id: 'spring',
  entries: [{ id: 'a', code: 'text', fields: {} }],
  data: {},
  share: { pageTitle: 'Spring' },
  madeAt: 1,
};
const status = (store: ReturnType<typeof makeStore>) =>
  selectPage(store.getState(), 'spring')?.status;

test('a content page goes from unknown to loading to ready', () => {
  const store = makeStore();
  expect(status(store)).toBeUndefined();
  store.dispatch(startPage('spring'));
  expect(status(store)).toBe('loading');
  store.dispatch(setPage(page));
  expect(selectPage(store.getState(), 'spring')).toMatchObject({
    status: 'ready',
    entries: page.entries,
    share: { pageTitle: 'Spring' },
  });
});

test('a ready page survives a failed refetch, but not a "not found"', () => {
  const store = makeStore();
  store.dispatch(setPage(page));
  store.dispatch(startPage('spring'));
  store.dispatch(pageFailed('spring'));
  expect(status(store)).toBe('ready');
  store.dispatch(pageNotFound('spring'));
  expect(status(store)).toBe('missing');
});

test('a page that fails on its first load has status failed', () => {
  const store = makeStore();
  store.dispatch(startPage('spring'));
  store.dispatch(pageFailed('spring'));
  expect(status(store)).toBe('failed');
});
