import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { selectIsLoggedIn, selectShowSpinner, shopperSessionStarted } from '@vitrine/state';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { type ActionOptions, useAction } from './useAction.ts';

type Work = () => Promise<string | undefined>;

function Actions({ work, ...options }: ActionOptions & { work: Work }) {
  const { run, isPending, pendingId, error } = useAction(options);
  const [isOn, setOn] = useState(false);
  const optimistic = () => {
    setOn(true);
    return () => setOn(false);
  };
  return (
    <>
      <button type="button" onClick={() => void run(work, { id: 'one', optimistic })}>
        press
      </button>
      <output>{`${isPending ? `pending ${pendingId}` : 'idle'} ${isOn ? 'on' : 'off'}`}</output>
      {error && <p>{error}</p>}
    </>
  );
}

function showActions(work: Work, options: ActionOptions = {}) {
  const context = createLoadContext({});
  act(() => void context.store.dispatch(shopperSessionStarted('key')));
  return { ...renderInShop(context, <Actions work={work} {...options} />), ...context };
}

const state = () => screen.getByText(/^(?:idle|pending)/).textContent;
const press = () => userEvent.click(screen.getByRole('button', { name: 'press' }));

test('runs once while pending, says what is pending, and shows the success', async () => {
  let finish: (message: string) => void = () => undefined;
  const work = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  showActions(work);
  await press();
  await press();
  expect(work).toHaveBeenCalledOnce();
  expect(state()).toBe('pending one on');
  await act(async () => finish('已保存'));
  expect(state()).toBe('idle on');
  expect(screen.getByText('已保存')).toBeVisible();
});

test('takes an optimistic change back when the work fails', async () => {
  showActions(() => Promise.reject(new ApiError('network')));
  await press();
  expect(state()).toBe('idle off');
});

test('shows an error in a toast or leaves it to the caller', async () => {
  const { unmount } = showActions(() => Promise.reject(new Error('x')), { failed: '没有成功' });
  await press();
  expect(await screen.findByText('没有成功')).toBeVisible();
  unmount();
  showActions(() => Promise.reject(new Error('x')), { failed: '请重试', showErrorAs: 'note' });
  await press();
  expect(screen.getByText('请重试').tagName).toBe('P');
});

test('passes an error message to a function', async () => {
  const showErrorAs = vi.fn();
  showActions(() => Promise.reject(new Error('x')), { failed: '优惠码无效', showErrorAs });
  await press();
  expect(showErrorAs).toHaveBeenCalledExactlyOnceWith('优惠码无效');
  expect(screen.queryByText('优惠码无效')).toBeNull();
});

test('lets the caller handle an error by itself', async () => {
  const onError = vi.fn(() => true);
  showActions(() => Promise.reject(new Error('x')), { onError, failed: '没有成功' });
  await press();
  expect(onError).toHaveBeenCalledOnce();
  expect(screen.queryByText('没有成功')).toBeNull();
});

test('keeps the session of an action that logs in, and shows its error', async () => {
  const { store } = showActions(() => Promise.reject(new ApiError('unauthorised')), {
    keepsSession: true,
    failed: '密码不正确',
  });
  await press();
  expect(await screen.findByText('密码不正确')).toBeVisible();
  expect(selectIsLoggedIn(store.getState())).toBe(true);
});

test('stays pending after the success of an action that leaves the screen', async () => {
  const work = vi.fn<Work>(async () => undefined);
  work.mockRejectedValueOnce(new ApiError('network'));
  showActions(work, { leavesScreen: true });
  await press();
  expect(state()).toBe('idle off');
  await press();
  await press();
  expect(state()).toBe('pending one on');
  expect(work).toHaveBeenCalledTimes(2);
});

test('ends a session that the server no longer knows, and asks to log in again', async () => {
  const returnTo = { route: 'bag' } as const;
  const { store, platform } = showActions(() => Promise.reject(new ApiError('unauthorised')), {
    returnTo,
  });
  await press();
  expect(selectIsLoggedIn(store.getState())).toBe(false);
  expect(await screen.findByText('登录已过期，请重新登录')).toBeVisible();
  expect(platform.destinations).toEqual([{ route: 'login', query: { from: '/bag' } }]);
});

test('shows the spinner of the shell while an action blocks the screen, whatever its outcome', async () => {
  let fail: (error: unknown) => void = () => undefined;
  const work = () => new Promise<undefined>((_, reject) => (fail = reject));
  const { store } = showActions(work, { blocksScreen: true });
  await press();
  expect(selectShowSpinner(store.getState())).toBe(true);
  await act(async () => fail(new ApiError('network')));
  expect(selectShowSpinner(store.getState())).toBe(false);
});
