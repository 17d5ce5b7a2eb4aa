import { expect, test } from 'vitest';
import { rememberImageRequired, restoreImageRequired } from './remember-pid.ts';
import { selectProcessingPid } from './slices/pidBook.ts';
import { makeStore } from './store.ts';

const isRequired = (store: ReturnType<typeof makeStore>) =>
  selectProcessingPid(store.getState()).isImageRequired;

test.each([
  [null, true],
  [undefined, true],
  ['true', true],
  ['false', false],
  ['', false],
  ['yes', false],
])('%j in the storage of the visit means %s', (stored, expected) => {
  const store = makeStore();
  restoreImageRequired(store, { get: () => stored });
  expect(isRequired(store)).toBe(expected);
});

test('what a checkout says lasts for the visit', () => {
  const kept = new Map<string, string>();
  const session = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
  };
  const store = makeStore();
  rememberImageRequired(store, session, false);
  expect(isRequired(store)).toBe(false);
  const later = makeStore();
  restoreImageRequired(later, session);
  expect(isRequired(later)).toBe(false);
});
