import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type CallOptions } from '@vitrine/client';
import type { Order } from '@vitrine/contract';
import { shopperEntered } from '@vitrine/state';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { merchantOrder, order, tracking } from '../order-parts/testing.ts';
import { FOLLOW_MS } from '../order-parts/useFollowing.ts';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const second = merchantOrder({
  id: '32',
  merchant: { id: '6', name: 'Rue Saclay', monogram: 'RS', city: '巴黎' },
  trackingNumber: 'EM11110000CN',
});
const two = order({ merchantOrders: [merchantOrder(), second] });
const trackings = [
  tracking,
  { ...tracking, merchantOrderId: '32', trackingNumber: 'EM11110000CN', statusText: '已出库' },
];

async function showTracking(shown = two, query = {}, found = trackings) {
  const context = loadContext(
    { getOrder: async () => shown, getTrackings: async () => found },
    { params: { id: '9' }, query },
  );
  context.store.dispatch(shopperEntered('key'));
  return showScreen(screen, context);
}

test('a parcel tells its whole way, the newest first', async () => {
  await showTracking();
  expect(await page.findByText('EM 8842 0913 CN')).toBeVisible();
  const events = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(events[0]).toMatch(/^清关核验中等待海关放行11.21 09:12/);
  expect(events[1]).toMatch(/^买手店已发货/);
});

test('the number can be copied, and what is in the parcel leads to its pages', async () => {
  const { platform } = await showTracking();
  await userEvent.click(await page.findByRole('button', { name: '复制 运单号' }));
  expect(platform.copied).toEqual(['EM88420913CN']);
  expect(page.getByText('运单号已复制')).toBeVisible();
  const piece = page.getByRole('link', { name: 'Halden 棉质华达呢风衣' });
  expect(piece).toHaveAttribute('href', expect.stringContaining('301'));
  expect(page.getByRole('link', { name: '回到订单' })).toBeVisible();
});

test('a number that the browser does not copy says so', async () => {
  const { platform } = await showTracking();
  vi.spyOn(platform.clipboard, 'write').mockResolvedValue(false);
  await userEvent.click(await page.findByRole('button', { name: '复制 运单号' }));
  expect(page.getByText('没能复制，请手动选取')).toBeVisible();
});

test('each parcel has an address of its own', async () => {
  await showTracking(two, { number: 'EM11110000CN' });
  expect(await page.findByText('EM 1111 0000 CN')).toBeVisible();
  expect(page.getByRole('link', { name: 'Rue Saclay' })).toHaveAttribute('aria-current', 'page');
});

test('what has not left says so', async () => {
  await showTracking(order({ merchantOrders: [merchantOrder({ trackingNumber: null })] }));
  expect(await page.findByText('还没有出库')).toBeVisible();
});

describe('a parcel that travels is followed', () => {
  const arrived = order({
    merchantOrders: [merchantOrder({ status: 'delivered', statusText: '已送达' })],
  });
  const landed = { status: 'delivered', statusText: '已送达' } as const;
  const look = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const follow = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function showFollowed(...answers: Order[]) {
    const getOrder = vi.fn(async () => answers.shift() ?? arrived);
    const getTrackings = async (_: unknown, options?: CallOptions) => {
      await Promise.resolve();
      if (options?.signal?.aborted) throw new ApiError('cancelled');
      const { status, statusText } = getOrder.mock.results.length > 2 ? landed : tracking;
      return [{ ...tracking, status, statusText }];
    };
    const context = loadContext({ getOrder, getTrackings }, { params: { id: '9' } });
    context.store.dispatch(shopperEntered('key'));
    await showScreen(screen, context);
    await follow(0);
    return getOrder;
  }

  test('until it has arrived', async () => {
    const getOrder = await showFollowed(order(), order());
    await follow(FOLLOW_MS * 2);
    expect(getOrder).toHaveBeenCalledTimes(3);
    expect(page.getByText('已送达')).toBeVisible();
    await follow(FOLLOW_MS * 2);
    expect(getOrder).toHaveBeenCalledTimes(3);
  });

  test('only while somebody looks, and at once when they look again', async () => {
    const getOrder = await showFollowed(order(), order(), order());
    look('hidden');
    await follow(FOLLOW_MS * 3);
    expect(getOrder).toHaveBeenCalledTimes(1);
    look('visible');
    await follow(0);
    expect(getOrder).toHaveBeenCalledTimes(2);
  });

  test('through a bad moment of the network, silently', async () => {
    const getOrder = await showFollowed(order());
    getOrder.mockRejectedValueOnce(new ApiError('network'));
    await follow(FOLLOW_MS);
    expect(page.getByText('EM 8842 0913 CN')).toBeVisible();
    await follow(FOLLOW_MS);
    expect(getOrder).toHaveBeenCalledTimes(3);
  });
});
