import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError, type CallOptions } from '@vitrine/client';
import { selectShowSpinner } from '@vitrine/state';
import { describe, expect, test, vi } from 'vitest';
import { conflictError } from '../../../testing.ts';
import { bagItem, bagOf } from './testing/fixtures.ts';
import { checkoutButton, showBag } from './testing/show-bag.tsx';

describe('the checkout button', () => {
  const order = { id: '77' } as Awaited<ReturnType<Api['createCheckoutOrder']>>;

  test('creates a checkout of the available items at the shown subtotal', async () => {
    const createCheckoutOrder = vi.fn(async () => order);
    const items = [bagItem('1'), bagItem('2', { notices: ['sold-out'] })];
    const { platform } = await showBag(bagOf(items), { createCheckoutOrder });
    await userEvent.click(checkoutButton());
    await waitFor(() =>
      expect(platform.destinations).toEqual([{ route: 'checkout', params: { id: '77' } }]),
    );
    expect(createCheckoutOrder).toHaveBeenCalledWith(
      { body: { items: ['1'], subTotalAmount: 1_000_000 } },
      expect.anything(),
    );
  });

  test('covers the screen with a spinner until the checkout is created', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof order>();
    const { store, platform } = await showBag(bagOf([bagItem('1')]), {
      createCheckoutOrder: () => promise,
    });
    await userEvent.click(checkoutButton());
    await waitFor(() => expect(selectShowSpinner(store.getState())).toBe(true));
    resolve(order);
    await waitFor(() => expect(selectShowSpinner(store.getState())).toBe(false));
    expect(platform.destinations).toHaveLength(1);
  });

  test('asks a guest to log in, to go on to the checkout', async () => {
    const { platform } = await showBag(bagOf([bagItem('1')]), {}, true);
    expect(page.getByText(/结算前请先登录/)).toBeVisible();
    await userEvent.click(checkoutButton());
    expect(platform.destinations).toEqual([
      { route: 'login', query: { from: '/bag?next=checkout' } },
    ]);
  });

  const resumed = { next: 'checkout' };

  test('goes on to the checkout after the log-in, once and in place of the bag', async () => {
    const createCheckoutOrder = vi.fn(async () => order);
    const responses = { createCheckoutOrder };
    const { platform } = await showBag(bagOf([bagItem('1')]), responses, false, {}, resumed);
    await waitFor(() =>
      expect(platform.destinations).toEqual([{ route: 'checkout', params: { id: '77' } }]),
    );
    await act(async () => undefined);
    expect(createCheckoutOrder).toHaveBeenCalledOnce();
  });

  test('stays in the bag when nothing in it can be ordered', async () => {
    const createCheckoutOrder = vi.fn(async () => order);
    const items = [bagItem('1', { notices: ['sold-out'] })];
    await showBag(bagOf(items), { createCheckoutOrder }, false, {}, resumed);
    expect(createCheckoutOrder).not.toHaveBeenCalled();
  });

  test('repeats a request without response under the same idempotency key', async () => {
    const keys: (string | undefined)[] = [];
    const createCheckoutOrder = async (_: unknown, options?: CallOptions) => {
      keys.push(options?.idempotencyKey);
      if (keys.length === 1) throw new ApiError('network');
      return order;
    };
    const { platform } = await showBag(bagOf([bagItem('1')]), { createCheckoutOrder });
    await userEvent.click(checkoutButton());
    await page.findByText('没能保存，请检查网络后再试');
    await userEvent.click(checkoutButton());
    await waitFor(() => expect(platform.destinations).toHaveLength(1));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('shows why a checkout is refused, and marks the item', async () => {
    const createCheckoutOrder = () =>
      Promise.reject(conflictError('items-unavailable', '「风衣 1」暂不可购，请先移除'));
    const getBag = vi.fn(async () => bagOf([bagItem('1', { notices: ['sold-out'] })]));
    getBag.mockResolvedValueOnce(bagOf([bagItem('1')]));
    await showBag(bagOf([bagItem('1')]), { createCheckoutOrder, getBag });
    await userEvent.click(checkoutButton());
    expect(await page.findByText('「风衣 1」暂不可购，请先移除')).toBeVisible();
    expect(await page.findByText('FR 38 已售罄')).toBeVisible();
    expect(page.getByRole('button', { name: '暂无可结算的商品' })).toBeDisabled();
  });

  test('opens the log-in when the session has ended', async () => {
    const createCheckoutOrder = () => Promise.reject(new ApiError('unauthorised'));
    const { platform } = await showBag(bagOf([bagItem('1')]), { createCheckoutOrder });
    await userEvent.click(checkoutButton());
    await waitFor(() =>
      expect(platform.destinations).toEqual([
        { route: 'login', query: { from: '/bag?next=checkout' } },
      ]),
    );
  });
});
