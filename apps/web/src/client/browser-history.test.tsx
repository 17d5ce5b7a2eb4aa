import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserHistory } from './browser-history.ts';

const resetHistory = () => window.history.replaceState(null, '', '/');

beforeEach(resetHistory);
afterEach(() => {
  resetHistory();
  vi.restoreAllMocks();
});

test('gives the entry that a tab was opened with a key, and remembers it as the first one', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const history = browserHistory();
  expect(history.key()).not.toBe('');
  expect(history.isFirst()).toBe(true);
});

test('keeps the key of an entry that is loaded again', () => {
  const { key } = browserHistory();
  const before = key();
  expect(browserHistory().key()).toBe(before);
});

test('an entry that another page of the tab led to is not the first one', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  expect(browserHistory().isFirst()).toBe(false);
});

test('the first entry stays the first one when its URL changes, and no entry after it is', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const history = browserHistory();
  history.replace({ url: '/product/list?sort=new', key: 'a' });
  expect(history.isFirst()).toBe(true);
  expect(history.url()).toBe('/product/list?sort=new');
  history.push({ url: '/bag', key: 'b' });
  expect(history.isFirst()).toBe(false);
  expect([history.key(), history.isSentinel()]).toEqual(['b', false]);
});

test('tells the entry of an overlay from that of its page', () => {
  const history = browserHistory();
  history.push({ url: '/bag', key: 'b', isSentinel: true });
  expect(history.isSentinel()).toBe(true);
  history.replace({ url: '/bag', key: 'b' });
  expect(history.isSentinel()).toBe(false);
});

test('an entry that another script has made has no key', () => {
  const history = browserHistory();
  window.history.pushState(null, '', '/bag');
  expect([history.key(), history.isFirst(), history.isSentinel()]).toEqual(['', false, false]);
});

test('listens to the back button until it is told to stop', () => {
  const onPop = vi.fn();
  const stop = browserHistory().onPop(onPop);
  window.dispatchEvent(new PopStateEvent('popstate'));
  stop();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(onPop).toHaveBeenCalledOnce();
});
