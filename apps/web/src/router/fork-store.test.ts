import { expect, test } from 'vitest';
import { forkStore, type StoreLike } from './fork-store.ts';

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

test('a fork has its writes at once, the store has them after the commit', () => {
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

test('after the commit a fork reads and writes the store', () => {
  const store = counter(1);
  const { fork, commit } = forkStore(store, counter);
  commit();
  fork.dispatch(5);
  store.dispatch(10);
  expect([fork.getState(), store.getState()]).toEqual([16, 16]);
});
