import { expect, test, vi } from 'vitest';
import { newAbortController as forMini } from './abort-controller.mini.ts';
import { newAbortController as forWeb } from './abort-controller.ts';

test.each([
  ['a browser', forWeb],
  ['a mini-program', forMini],
])('in %s, calls each listener once on abort, and none that was removed', (_, make) => {
  const controller = make();
  const { signal } = controller;
  const [hears, stopped] = [vi.fn(), vi.fn()];
  signal.addEventListener('abort', () => hears());
  signal.addEventListener('abort', stopped);
  signal.removeEventListener('abort', stopped);
  expect(signal.aborted).toBe(false);
  controller.abort();
  expect(signal.aborted).toBe(true);
  expect(hears).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
});
