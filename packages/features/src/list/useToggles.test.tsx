import { waitFor } from '@testing-library/react';
import { type Api, ApiError } from '@vitrine/client';
import { selectBeautyChanges, setBeautyChanges } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { useToggles } from './useToggles.ts';

function List() {
  useToggles();
  return null;
}

const configuration = (beautyChanges: boolean) => ({
  app: 'storefront',
  environment: 'production',
  toggles: { beautyChanges },
  configuration: {},
});

function visit(getAppConfiguration: Api['getAppConfiguration'], before = false) {
  const context = loadContext({ getAppConfiguration });
  context.store.dispatch(setBeautyChanges(before));
  showIn(context, <List />);
  return { ...context, isOn: () => selectBeautyChanges(context.store.getState()) };
}

test('what the shop has switched on counts from now on, and is asked once', async () => {
  const ask = vi.fn(async () => configuration(true));
  const context = visit(ask);
  await waitFor(() => expect(context.isOn()).toBe(true));
  showIn(context, <List />);
  expect(ask).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledWith({ params: { app: 'storefront', env: 'production' } });
});

test('what it has switched off again is off', async () => {
  const { isOn } = visit(async () => configuration(false), true);
  await waitFor(() => expect(isOn()).toBe(false));
});

test.each([
  ['refuses', async () => ({ error: { code: 'forbidden', message: '', requestId: 'r' } as const })],
  ['does not answer', () => Promise.reject(new ApiError('network'))],
])('a shop that %s leaves it as the device remembers', async (_, answer) => {
  const ask = vi.fn(answer);
  const { isOn } = visit(ask as Api['getAppConfiguration'], true);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  await Promise.allSettled(ask.mock.results.map(({ value }) => value));
  expect(isOn()).toBe(true);
});
