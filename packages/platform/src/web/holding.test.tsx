import { expect, test, vi } from 'vitest';
import { holdBack, isHeldBack, leaving } from './holding.ts';

/** What the browser would do with a document that is about to be left. */
const isDocumentKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('nobody is asked where nothing is unsaved', () => {
  const go = vi.fn();
  leaving(go);
  expect(go).toHaveBeenCalledOnce();
  expect(isDocumentKept()).toBe(false);
});

test('whoever is held back leaves by saying so, and is not asked twice', () => {
  const go = vi.fn();
  let answer = () => {};
  const stop = holdBack((yes) => {
    answer = yes;
  }, '放弃修改？');
  leaving(go);
  expect([go.mock.calls.length, isHeldBack(), isDocumentKept()]).toEqual([0, true, true]);
  answer();
  expect([go.mock.calls.length, isHeldBack(), isDocumentKept()]).toEqual([1, false, false]);
  stop();
});

test('what has been saved holds nobody', () => {
  const ask = vi.fn();
  holdBack(ask, '放弃修改？')();
  leaving(() => {});
  expect(ask).not.toHaveBeenCalled();
});
