import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiProvider, useFetch } from './react.ts';
import { fakeApi } from './testing.ts';

const api = fakeApi({});
const wrapper = ({ children }: PropsWithChildren) => (
  <ApiProvider value={api}>{children}</ApiProvider>
);

/** Renders the hook with calls whose responses the test resolves. */
function renderFetch(firstKey?: string) {
  const responses: PromiseWithResolvers<string>[] = [];
  const fetchResult = vi.fn(() => {
    const response = Promise.withResolvers<string>();
    responses.push(response);
    return response.promise;
  });
  const onResult = vi.fn();
  const hook = renderHook(
    ({ key }: { key: string | undefined }) => useFetch(key, fetchResult, onResult),
    {
      wrapper,
      initialProps: { key: firstKey },
    },
  );
  return { ...hook, fetchResult, onResult, responses };
}

test('fetches once per key, not on every render', async () => {
  const { fetchResult, onResult, responses, rerender } = renderFetch('a');
  rerender({ key: 'a' });
  await act(async () => responses[0]?.resolve('sizes'));
  expect(fetchResult).toHaveBeenCalledOnce();
  expect(onResult.mock.calls).toEqual([['sizes']]);
});

test('does not fetch without a key, and fetches again when the key is back', () => {
  const { fetchResult, rerender } = renderFetch();
  expect(fetchResult).not.toHaveBeenCalled();
  for (const key of ['a', undefined, 'a']) rerender({ key });
  expect(fetchResult).toHaveBeenCalledTimes(2);
});

test('ignores a result after the key has changed or the component has unmounted', async () => {
  const { onResult, responses, rerender, unmount } = renderFetch('a');
  rerender({ key: 'b' });
  await act(async () => responses[0]?.resolve('of a'));
  unmount();
  await act(async () => responses[1]?.resolve('of b'));
  expect(onResult).not.toHaveBeenCalled();
});

test('reports a failed call as undefined, unless the key has changed', async () => {
  const { onResult, responses, rerender } = renderFetch('a');
  await act(async () => responses[0]?.reject(new Error('offline')));
  expect(onResult.mock.calls).toEqual([[undefined]]);
  rerender({ key: 'b' });
  rerender({ key: 'c' });
  await act(async () => responses[1]?.reject(new Error('offline')));
  expect(onResult).toHaveBeenCalledOnce();
});
