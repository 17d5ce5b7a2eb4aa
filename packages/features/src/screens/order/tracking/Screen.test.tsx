import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type CallOptions } from '@vitrine/client';
import type { Order } from '@vitrine/contract';
import { shopperSessionStarted } from '@vitrine/state';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { merchantOrder, order, parcel, tracking } from '../../../shared/order/testing.ts';
import { ORDER_POLL_MS } from '../../../shared/order/useOrderPolling.ts';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const second = merchantOrder({
  id: '32',
  merchant: { id: '6', name: 'Rue Saclay', monogram: 'RS', city: '巴黎' },
  trackingNumber: 'EM11110000CN',
  parcels: [parcel({ id: '42', trackingNumber: 'EM11110000CN' })],
});
const orderOfTwo = order({ merchantOrders: [merchantOrder(), second] });
const trackings = [
  tracking,
  {
    ...tracking,
    merchantOrderId: '32',
    parcelId: '42',
    trackingNumber: 'EM11110000CN',
    statusText: '已出库',
  },
];

async function showTracking(loaded = orderOfTwo, query = {}, loadedTrackings = trackings) {
  const context = createLoadContext(
    { getOrder: async () => loaded, getTrackings: async () => loadedTrackings },
    { params: { id: '9' }, query },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  return renderScreen(screen, context);
}

test('shows all events of a shipment, the newest first', async () => {
  await showTracking();
  expect(await page.findByText('EM 8842 0913 CN')).toBeVisible();
  const events = page.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(events[0]).toMatch(/^清关核验中等待海关放行11.21 09:12/);
  expect(events[1]).toMatch(/^买手店已发货/);
});

test('copies the tracking number and links the items to their products', async () => {
  const { platform } = await showTracking();
  await userEvent.click(await page.findByRole('button', { name: '复制 运单号' }));
  expect(platform.copied).toEqual(['EM88420913CN']);
  expect(page.getByText('运单号已复制')).toBeVisible();
  const item = page.getByRole('link', { name: 'Halden 棉质华达呢风衣' });
  expect(item).toHaveAttribute('href', expect.stringContaining('301'));
  expect(page.getByRole('link', { name: '回到订单' })).toBeVisible();
});

test('says so when the browser cannot copy the tracking number', async () => {
  const { platform } = await showTracking();
  vi.spyOn(platform.clipboard, 'write').mockResolvedValue(false);
  await userEvent.click(await page.findByRole('button', { name: '复制 运单号' }));
  expect(page.getByText('没能复制，请手动选取')).toBeVisible();
});

test('shows the shipment of the tracking number in the URL', async () => {
  await showTracking(orderOfTwo, { number: 'EM11110000CN' });
  expect(await page.findByText('EM 1111 0000 CN')).toBeVisible();
  expect(page.getByRole('link', { name: 'Rue Saclay' })).toHaveAttribute('aria-current', 'page');
});

test('tells the parcels of one merchant apart', async () => {
  const parcels = [parcel(), parcel({ id: '42', trackingNumber: 'EM11110000CN' })];
  const loaded = order({ merchantOrders: [merchantOrder({ parcels })] });
  const others = { parcelId: '42', trackingNumber: 'EM11110000CN', statusText: '已出库' };
  await showTracking(loaded, {}, [tracking, { ...tracking, ...others }]);
  expect(await page.findByRole('link', { name: 'Palazzo Nove 1' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Palazzo Nove 2' })).toHaveAttribute(
    'href',
    expect.stringContaining('EM11110000CN'),
  );
});

test('says so when nothing is shipped yet', async () => {
  await showTracking(
    order({ merchantOrders: [merchantOrder({ trackingNumber: null, parcels: [] })] }),
  );
  expect(await page.findByText('还没有出库')).toBeVisible();
});

describe('polling of an open shipment', () => {
  const delivered = order({
    merchantOrders: [merchantOrder({ status: 'delivered', statusText: '已送达' })],
  });
  const deliveredStatus = { status: 'delivered', statusText: '已送达' } as const;
  const setVisibility = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function showPolling(...responses: Order[]) {
    const getOrder = vi.fn(async () => responses.shift() ?? delivered);
    const getTrackings = async (_: unknown, options?: CallOptions) => {
      await Promise.resolve();
      if (options?.signal?.aborted) throw new ApiError('cancelled');
      const { status, statusText } = getOrder.mock.results.length > 2 ? deliveredStatus : tracking;
      return [{ ...tracking, status, statusText }];
    };
    const context = createLoadContext({ getOrder, getTrackings }, { params: { id: '9' } });
    context.store.dispatch(shopperSessionStarted('key'));
    await renderScreen(screen, context);
    await advance(0);
    return getOrder;
  }

  test('stops once everything is delivered', async () => {
    const getOrder = await showPolling(order(), order());
    await advance(ORDER_POLL_MS * 2);
    expect(getOrder).toHaveBeenCalledTimes(3);
    expect(page.getByText('已送达')).toBeVisible();
    await advance(ORDER_POLL_MS * 2);
    expect(getOrder).toHaveBeenCalledTimes(3);
  });

  test('pauses while the page is hidden and polls at once when it is visible', async () => {
    const getOrder = await showPolling(order(), order(), order());
    setVisibility('hidden');
    await advance(ORDER_POLL_MS * 3);
    expect(getOrder).toHaveBeenCalledTimes(1);
    setVisibility('visible');
    await advance(0);
    expect(getOrder).toHaveBeenCalledTimes(2);
  });

  test('continues after a network error without a message', async () => {
    const getOrder = await showPolling(order());
    getOrder.mockRejectedValueOnce(new ApiError('network'));
    await advance(ORDER_POLL_MS);
    expect(page.getByText('EM 8842 0913 CN')).toBeVisible();
    await advance(ORDER_POLL_MS);
    expect(getOrder).toHaveBeenCalledTimes(3);
  });
});

test('asks for a personal ID that customs wait for', async () => {
  await showTracking(order({ isIdentityNeeded: true }), {}, [tracking]);
  expect(await page.findByText('海关在等收件人的身份信息')).toBeVisible();
  expect(page.getByRole('link', { name: '补充身份信息' })).toHaveAttribute(
    'href',
    '/user/orders/9/personal-id',
  );
});

test('shows no tabs for a single shipment', async () => {
  await showTracking(order(), {}, [tracking]);
  expect(await page.findByText('EM 8842 0913 CN')).toBeVisible();
  expect(page.queryByRole('navigation', { name: '包裹' })).toBeNull();
});

test('shows the first shipment for an unknown tracking number', async () => {
  await showTracking(orderOfTwo, { number: 'UNKNOWN' });
  expect(await page.findByText('EM 8842 0913 CN')).toBeVisible();
});

test.each([
  ['clearing', true],
  ['delivering', true],
  ['delivered', false],
  ['cancelled', false],
] as const)('shows an expected day for the status %s: %s', async (status, isShown) => {
  const statuses = { status, statusText: '' };
  await showTracking(order({ merchantOrders: [merchantOrder({ status })] }), {}, [
    { ...tracking, ...statuses },
  ]);
  await page.findByText('EM 8842 0913 CN');
  expect(page.queryByText('12 月 1 日') !== null).toBe(isShown);
});

test('explains only the newest event', async () => {
  const events = tracking.events.map((event) => ({ ...event, detail: `${event.text}的说明` }));
  await showTracking(order(), {}, [{ ...tracking, events }]);
  expect(await page.findByText('清关核验中的说明')).toBeVisible();
  expect(page.queryByText('买手店已发货的说明')).toBeNull();
});

test('says that the order does not exist', async () => {
  const context = createLoadContext({}, { params: { id: '9' } });
  context.store.dispatch(shopperSessionStarted('key'));
  await renderScreen(screen, context);
  expect(await page.findByText('没有找到')).toBeVisible();
});

test('shows times and the expected day in English', async () => {
  const context = createLoadContext(
    { getOrder: async () => order(), getTrackings: async () => [tracking] },
    { params: { id: '9' }, language: 'en-US' },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  await renderScreen(screen, context);
  expect(await page.findByText('1 December')).toBeVisible();
  expect(page.getByText(/^21 Nov 09:12/)).toBeVisible();
});
