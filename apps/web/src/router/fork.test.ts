import { expect, test } from 'vitest';
import { forkStore, type StoreLike } from './fork.ts';

function counter(start: number): StoreLike<number, number> {
  let state = start;
  return {
    getState: () => state,
    dispatch: (by) => {
      state += by;
      return by;
    },
  };
}

test('the fork sees its own writes at once, the store only after the commit', () => {
  const store = counter(1);
  const { fork, commit } = forkStore(store, counter);
  fork.dispatch(2);
  expect([fork.getState(), store.getState()]).toEqual([3, 1]);
  store.dispatch(10);
  commit();
  expect(store.getState()).toBe(13);
  commit();
  expect(store.getState()).toBe(13);
});
