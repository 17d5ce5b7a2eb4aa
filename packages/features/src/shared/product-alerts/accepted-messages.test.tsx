import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { sessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { PriceAlertButton } from './PriceAlertButton.tsx';

const ask = vi.fn<() => Promise<boolean>>();
vi.mock('@vitrine/modules/message-prompt', () => ({
  useMessagePrompt: () => ({ canAsk: true, ask }),
}));

const noDestination = () =>
  new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', reason: 'no-destination' } },
  });

/** A server that knows no way to the shopper until they accepted a message. */
async function press() {
  const createProductAlert = vi
    .fn()
    .mockRejectedValueOnce(noDestination())
    .mockResolvedValue({
      ...{ id: '7', kind: 'price-drop', productId: '1', variantId: null, sizeDescription: null },
      ...{ priceWhenAsked: 1_000, status: 'waiting', askedAt: '2026-11-20T04:00:00.000Z' },
    });
  const listProductAlerts = async () => ({ alerts: [], products: [] });
  const context = createLoadContext({ listProductAlerts, createProductAlert });
  renderInShop(context, <PriceAlertButton productId="1" name="大衣" />);
  act(() => void context.store.dispatch(sessionStarted({ isGuest: false, bagId: 'own' })));
  await userEvent.click(await screen.findByRole('button', { name: '大衣 降价提醒' }));
  return createProductAlert;
}

test('creates the alert after the message of the mini-program was accepted', async () => {
  ask.mockResolvedValue(true);
  const createProductAlert = await press();
  expect(await screen.findByRole('button', { name: '大衣 已设降价提醒' })).toBeVisible();
  expect(createProductAlert).toHaveBeenCalledTimes(2);
});

test('creates no alert that could not be sent', async () => {
  ask.mockResolvedValue(false);
  const createProductAlert = await press();
  expect(screen.getByRole('button', { name: '大衣 降价提醒' })).toBeVisible();
  expect(createProductAlert).toHaveBeenCalledOnce();
});
