import { expect, test } from 'vitest';
import { persistImageRequired, restoreImageRequired } from './image-required.ts';
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
])('%j in session storage means %s', (stored, expected) => {
  const store = makeStore();
  restoreImageRequired(store, { get: () => stored });
  expect(isRequired(store)).toBe(expected);
});

test('keeps the value of a checkout for the session', () => {
  const values = new Map<string, string>();
  const session = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
  };
  const store = makeStore();
  persistImageRequired(store, session, false);
  expect(isRequired(store)).toBe(false);
  const later = makeStore();
  restoreImageRequired(later, session);
  expect(isRequired(later)).toBe(false);
});
