import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError, type CallOptions } from '@vitrine/client';
import { describe, expect, test, vi } from 'vitest';
import { bagItem, bagOf } from './bag-fixture.ts';
import { checkout, refusal, showBag } from './testing.tsx';

describe('the checkout', () => {
  const order = { id: '77' } as Awaited<ReturnType<Api['createCheckoutOrder']>>;

  test('is of what can be ordered, at the sum that was shown', async () => {
    const createCheckoutOrder = vi.fn(async () => order);
    const items = [bagItem('1'), bagItem('2', { notices: ['sold-out'] })];
    const { platform } = await showBag(bagOf(items), { createCheckoutOrder });
    await userEvent.click(checkout());
    await waitFor(() =>
      expect(platform.visits).toEqual([{ route: 'checkout', params: { id: '77' } }]),
    );
    expect(createCheckoutOrder).toHaveBeenCalledWith(
      { body: { items: ['1'], subTotalAmount: 1_000_000 } },
      expect.anything(),
    );
  });

  test('asks a guest to log in, and leads back here', async () => {
    const { platform } = await showBag(bagOf([bagItem('1')]), {}, true);
    expect(page.getByText(/结算前请先登录/)).toBeVisible();
    await userEvent.click(checkout());
    expect(platform.visits).toEqual([{ route: 'login', query: { from: '/bag' } }]);
  });

  test('sent again after no answer, it is the same attempt', async () => {
    const keys: (string | undefined)[] = [];
    const createCheckoutOrder = async (_: unknown, options?: CallOptions) => {
      keys.push(options?.idempotencyKey);
      if (keys.length === 1) throw new ApiError('network');
      return order;
    };
    const { platform } = await showBag(bagOf([bagItem('1')]), { createCheckoutOrder });
    await userEvent.click(checkout());
    await page.findByText('没能保存，请检查网络后再试');
    await userEvent.click(checkout());
    await waitFor(() => expect(platform.visits).toHaveLength(1));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('that is refused says why, and shows it at its item', async () => {
    const createCheckoutOrder = () =>
      Promise.reject(refusal('items-unavailable', '「风衣 1」暂不可购，请先移除'));
    const getBag = vi.fn(async () => bagOf([bagItem('1', { notices: ['sold-out'] })]));
    getBag.mockResolvedValueOnce(bagOf([bagItem('1')]));
    await showBag(bagOf([bagItem('1')]), { createCheckoutOrder, getBag });
    await userEvent.click(checkout());
    expect(await page.findByText('「风衣 1」暂不可购，请先移除')).toBeVisible();
    expect(await page.findByText('FR 38 已售罄')).toBeVisible();
    expect(page.getByRole('button', { name: '暂无可结算的商品' })).toBeDisabled();
  });

  test('of a session that has ended leads to the login', async () => {
    const createCheckoutOrder = () => Promise.reject(new ApiError('unauthorised'));
    const { platform } = await showBag(bagOf([bagItem('1')]), { createCheckoutOrder });
    await userEvent.click(checkout());
    await waitFor(() =>
      expect(platform.visits).toEqual([{ route: 'login', query: { from: '/bag' } }]),
    );
  });
});
