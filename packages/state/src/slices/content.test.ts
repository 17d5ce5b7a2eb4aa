import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import { failPage, missPage, selectPage, setModuleData, setPage, startPage } from './content.ts';

const page = {
  id: 'spring',
  entries: [{ id: 'a', code: 'text', fields: {} }],
  data: {},
  share: { pageTitle: 'Spring' },
  madeAt: 1,
};
const status = (store: ReturnType<typeof makeStore>) =>
  selectPage(store.getState(), 'spring')?.status;

test('a page is unknown, loading, then ready', () => {
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

test('a page that stands survives a reload that fails, but not its removal', () => {
  const store = makeStore();
  store.dispatch(setPage(page));
  store.dispatch(startPage('spring'));
  store.dispatch(failPage('spring'));
  expect(status(store)).toBe('ready');
  store.dispatch(missPage('spring'));
  expect(status(store)).toBe('missing');
});

test('a page that never stood has failed', () => {
  const store = makeStore();
  store.dispatch(startPage('spring'));
  store.dispatch(failPage('spring'));
  expect(status(store)).toBe('failed');
});

test('what a module loads later joins its page', () => {
  const store = makeStore();
  store.dispatch(setModuleData({ id: 'spring', entry: 'a', data: 1 }));
  expect(status(store)).toBeUndefined();
  store.dispatch(setPage(page));
  store.dispatch(setModuleData({ id: 'spring', entry: 'a', data: 1 }));
  expect(selectPage(store.getState(), 'spring')?.data).toEqual({ a: 1 });
});
