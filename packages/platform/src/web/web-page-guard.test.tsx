import { expect, test } from 'vitest';
import { webPageGuard } from './web-page-guard.ts';

const { blockLeave, confirmLeave, openOverlay } = webPageGuard;

/** Whether the browser would ask before it unloads the document. */
const isUnloadPrevented = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks before it unloads unsaved changes, and not after the shopper agreed', () => {
  expect(isUnloadPrevented()).toBe(false);
  let agree = () => {};
  const unblock = blockLeave((leave) => {
    agree = leave;
  }, '放弃修改？');
  confirmLeave(() => {});
  expect(isUnloadPrevented()).toBe(true);
  agree();
  expect(isUnloadPrevented()).toBe(false);
  unblock();
});

test('the browser unloads a page with an open overlay without a question', () => {
  const remove = openOverlay(() => {});
  expect(isUnloadPrevented()).toBe(false);
  remove();
});
