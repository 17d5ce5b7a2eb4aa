import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import { selectPriceAlert, sessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { useUpdateAlert } from './useUpdateAlert.ts';

interface AlertButtonProps {
  /** What the shopper answers to the prompt of the mini-program. */
  accepts: boolean;
}

function AlertButton({ accepts }: AlertButtonProps) {
  const { create, pendingId } = useUpdateAlert({ route: 'product', params: { id: '1' } });
  const request = { kind: 'price-drop', productId: '1' } as const;
  return (
    <button
      type="button"
      disabled={pendingId === '1'}
      onClick={() => void create(request, '1', Promise.resolve(accepts))}
    >
      提醒
    </button>
  );
}

const noDestination = () =>
  new ApiError('conflict', {
    status: 409,
    statusText: '',
    headers: {},
    data: { error: { code: 'conflict', reason: 'no-destination' } },
  });

/** A server that knows no way to the shopper until they accepted a message. */
async function press(accepts: boolean) {
  const createProductAlert = vi
    .fn()
    .mockRejectedValueOnce(noDestination())
    .mockResolvedValue({
      ...{ id: '7', kind: 'price-drop', productId: '1', variantId: null, sizeDescription: null },
      ...{ priceWhenAsked: 1_000, status: 'waiting', askedAt: '2026-11-20T04:00:00.000Z' },
    });
  const context = createLoadContext({ createProductAlert });
  renderInShop(context, <AlertButton accepts={accepts} />);
  act(() => void context.store.dispatch(sessionStarted({ isGuest: false, bagId: 'own' })));
  await userEvent.click(screen.getByRole('button', { name: '提醒' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '提醒' })).toBeEnabled());
  return { createProductAlert, alert: selectPriceAlert(context.store.getState(), '1') };
}

test('creates the alert after the message of the mini-program was accepted', async () => {
  const { createProductAlert, alert } = await press(true);
  expect(alert?.status).toBe('waiting');
  expect(createProductAlert).toHaveBeenCalledTimes(2);
  expect(await screen.findByText('已记下，届时通知您')).toBeVisible();
});

test('creates no alert that could not be sent', async () => {
  const { createProductAlert, alert } = await press(false);
  expect(alert).toBeUndefined();
  expect(createProductAlert).toHaveBeenCalledOnce();
});
