import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, TOAST_MS } from './toast-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a toast that was closed by hand does not close the one after it', () => {
  const store = createToastStore();
  store.show('已移除');
  vi.advanceTimersByTime(TOAST_MS - 1);
  store.close();
  store.show('已恢复');
  vi.advanceTimersByTime(1);
  expect(store.getVisible()?.message).toBe('已恢复');
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(store.getVisible()).toBeNull();
});

test('the same message twice is two toasts, so that it is announced twice', () => {
  const store = createToastStore();
  store.show('领取失败');
  const first = store.getVisible()?.id;
  store.show('领取失败');
  expect(store.getVisible()?.id).not.toBe(first);
});

test('a toast outlives the page that has shown it, and is told to the next one', () => {
  const store = createToastStore();
  const closedPage = vi.fn();
  const nextPage = vi.fn();
  const leave = store.subscribe(closedPage);
  store.show('已加入购物袋');
  leave();
  store.subscribe(nextPage);
  vi.advanceTimersByTime(TOAST_MS);
  expect(closedPage).toHaveBeenCalledOnce();
  expect(nextPage).toHaveBeenCalledOnce();
});
