import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import type { RouteName } from '@vitrine/platform';
import { selectPreferences, setPreferences, shopperSessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../render-screen.tsx';
import { createLoadContext } from '../testing.ts';
import { ConsentGate } from './ConsentGate.tsx';

function renderGate(route: RouteName, api: Partial<Api> = {}) {
  const context = createLoadContext(api);
  renderInShop(context, <ConsentGate route={route} />);
  act(() => {
    context.store.dispatch(shopperSessionStarted('key'));
    context.store.dispatch(setPreferences([]));
  });
  return context;
}

const createBoth = (isOn: boolean) => [
  { code: 'recently-viewed' as const, isOn },
  { code: 'recommendations' as const, isOn },
];

test.each([
  ['允许', true],
  ['暂不', false],
])('saves both preferences after “%s” and closes', async (answer, isOn) => {
  const createPreferences = vi.fn(async () => ({ preferences: createBoth(isOn) }));
  const { store } = renderGate('home', { createPreferences });
  await userEvent.click(await screen.findByRole('button', { name: answer }));
  expect(createPreferences).toHaveBeenCalledWith({ body: { preferences: createBoth(isOn) } });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(selectPreferences(store.getState())).toEqual(createBoth(isOn));
});

test('does not interrupt the checkout', async () => {
  renderGate('checkout');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('closes for a shopper who has preferences', async () => {
  const { store } = renderGate('home');
  await screen.findByRole('alertdialog');
  act(() => void store.dispatch(setPreferences([{ code: 'recommendations', isOn: false }])));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('closes with a message when the answer could not be saved', async () => {
  const reject = () => Promise.reject(new Error('offline'));
  renderGate('me', { createPreferences: reject });
  await userEvent.click(await screen.findByRole('button', { name: '允许' }));
  expect(await screen.findByText('未能保存您的选择，下次再问您')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
