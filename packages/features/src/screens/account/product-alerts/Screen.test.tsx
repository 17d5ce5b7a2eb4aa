import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Api } from '@vitrine/client';
import type { ProductAlert } from '@vitrine/contract';
import { sessionStarted } from '@vitrine/state';
import { productSummary } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const ALERTS: ProductAlert[] = [
  {
    id: '2',
    kind: 'back-in-stock',
    productId: '1',
    variantId: '11',
    sizeDescription: 'FR 38',
    priceWhenAsked: 1_380_000,
    status: 'waiting',
    askedAt: '2026-11-20T04:00:00.000Z',
  },
  {
    id: '1',
    kind: 'price-drop',
    productId: '9',
    variantId: null,
    sizeDescription: null,
    priceWhenAsked: 1_380_000,
    status: 'sent',
    askedAt: '2026-11-19T04:00:00.000Z',
  },
];

async function renderAlerts(alerts: ProductAlert[], calls: Partial<Api> = {}) {
  const listProductAlerts = async () => ({ alerts, products: [productSummary('1')] });
  const context = createLoadContext({ listProductAlerts, ...calls });
  await renderScreen(screen, context);
  act(() => void context.store.dispatch(sessionStarted({ isGuest: false, bagId: 'own' })));
}

test('lists what the shopper waits for, also of products that are no longer on sale', async () => {
  await renderAlerts(ALERTS);
  expect(await page.findByText('等 FR 38 到货')).toBeVisible();
  expect(page.getByText('等价格低于 ¥13,800')).toBeVisible();
  expect(page.getByText('等待中')).toBeVisible();
  expect(page.getByText('已通知')).toBeVisible();
  expect(page.getByText('这一件已下架')).toBeVisible();
  const [link] = page
    .getAllByRole('link')
    .filter((one) => one.getAttribute('href')?.startsWith('/product/'));
  expect(link).toHaveAttribute('href', '/product/detail/1?variant=11');
});

test('cancels an alert, and asks for it again when that is undone', async () => {
  const deleteProductAlert = vi.fn(async () => ({ done: true as const }));
  const createProductAlert = vi.fn(async () => ALERTS[0] as ProductAlert);
  await renderAlerts(ALERTS.slice(0, 1), { deleteProductAlert, createProductAlert });
  await userEvent.click(await page.findByRole('button', { name: /^取消/ }));
  expect(deleteProductAlert).toHaveBeenCalledWith({ params: { id: '2' } });
  expect(await page.findByText('还没有提醒')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '撤销' }));
  expect(createProductAlert).toHaveBeenCalledWith({
    body: { kind: 'back-in-stock', variantId: '11' },
  });
  expect(await page.findByText('等 FR 38 到货')).toBeVisible();
});
