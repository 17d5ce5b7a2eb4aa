import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiProvider, useAsking } from './react.ts';
import { fakeApi } from './testing.ts';

const api = fakeApi({});
const wrapper = ({ children }: PropsWithChildren) => (
  <ApiProvider value={api}>{children}</ApiProvider>
);

/** Something that asks, and whose answers come when a test says so. */
function asking(first?: string) {
  const answers: PromiseWithResolvers<string>[] = [];
  const ask = vi.fn(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  const told = vi.fn();
  const hook = renderHook(({ key }: { key: string | undefined }) => useAsking(key, ask, told), {
    wrapper,
    initialProps: { key: first },
  });
  return { ...hook, ask, told, answers };
}

test('asks once for a key, however often it is drawn', async () => {
  const { ask, told, answers, rerender } = asking('a');
  rerender({ key: 'a' });
  await act(async () => answers[0]?.resolve('sizes'));
  expect(ask).toHaveBeenCalledOnce();
  expect(told.mock.calls).toEqual([['sizes']]);
});

test('asks nothing while there is no key, and again when it is back', () => {
  const { ask, rerender } = asking();
  expect(ask).not.toHaveBeenCalled();
  for (const key of ['a', undefined, 'a']) rerender({ key });
  expect(ask).toHaveBeenCalledTimes(2);
});

test('an answer for another key, or for nobody, is not told', async () => {
  const { told, answers, rerender, unmount } = asking('a');
  rerender({ key: 'b' });
  await act(async () => answers[0]?.resolve('of a'));
  unmount();
  await act(async () => answers[1]?.resolve('of b'));
  expect(told).not.toHaveBeenCalled();
});

test('what cannot be had is told as nothing, unless that too comes late', async () => {
  const { told, answers, rerender } = asking('a');
  await act(async () => answers[0]?.reject(new Error('offline')));
  expect(told.mock.calls).toEqual([[undefined]]);
  rerender({ key: 'b' });
  rerender({ key: 'c' });
  await act(async () => answers[1]?.reject(new Error('offline')));
  expect(told).toHaveBeenCalledOnce();
});
