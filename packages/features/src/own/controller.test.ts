import { expect, test, vi } from 'vitest';
import { newController as forMini } from './controller.mini.ts';
import { newController as forWeb } from './controller.ts';

test.each([
  ['a browser', forWeb],
  ['a mini-program', forMini],
])('in %s, whoever listens hears of the end, once and only until they stop', (_, make) => {
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
