import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import type { RouteName } from '@vitrine/platform';
import { selectPreferences, setPreferences, shopperEntered } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { ConsentGate } from './ConsentGate.tsx';

function showGate(route: RouteName, answers: Partial<Api> = {}) {
  const context = loadContext(answers);
  showIn(context, <ConsentGate route={route} />);
  act(() => {
    context.store.dispatch(shopperEntered('key'));
    context.store.dispatch(setPreferences([]));
  });
  return context;
}

const both = (isOn: boolean) => [
  { code: 'recently-viewed' as const, isOn },
  { code: 'recommendations' as const, isOn },
];

test.each([
  ['允许', true],
  ['暂不', false],
])('“%s” decides both, and nobody is asked again', async (answer, isOn) => {
  const createPreferences = vi.fn(async () => ({ preferences: both(isOn) }));
  const { store } = showGate('home', { createPreferences });
  await userEvent.click(await screen.findByRole('button', { name: answer }));
  expect(createPreferences).toHaveBeenCalledWith({ body: { preferences: both(isOn) } });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(selectPreferences(store.getState())).toEqual(both(isOn));
});

test('whoever is about to pay is not interrupted', async () => {
  showGate('checkout');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('who has decided before is not asked', async () => {
  const { store } = showGate('home');
  await screen.findByRole('alertdialog');
  act(() => void store.dispatch(setPreferences([{ code: 'recommendations', isOn: false }])));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('an answer that could not be kept disturbs nobody any longer', async () => {
  const failing = () => Promise.reject(new Error('offline'));
  showGate('me', { createPreferences: failing });
  await userEvent.click(await screen.findByRole('button', { name: '允许' }));
  expect(await screen.findByText('未能保存您的选择，下次再问您')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
