import { fireEvent, screen, within } from '@testing-library/react';
import type { Dashboard } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { OpenScreensContext } from '../../parts/open-screens.ts';
import { emptyDashboard } from '../../testing/fixtures/dashboard.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Today } from './Today.tsx';

const none = { orders: 0, revenue: 0 };
const hour = { today: none, yesterday: none, lastWeek: none };
const DASHBOARD: Dashboard = {
  ...emptyDashboard,
  sales: {
    currencyIsoCode: 'CNY',
    soFar: {
      today: { orders: 4, revenue: 600_000 },
      yesterday: { orders: 2, revenue: 400_000 },
      lastWeek: none,
    },
    hours: Array.from({ length: 24 }, (_, index) =>
      index === 9 ? { ...hour, today: { orders: 4, revenue: 600_000 } } : hour,
    ),
  },
  waiting: [
    {
      queue: 'merchant-orders',
      step: 'paid',
      count: 12,
      overdue: 3,
      oldestAt: '2026-11-30T02:00:00.000Z',
    },
    { queue: 'fapiao', step: 'requested', count: 7, overdue: 1, oldestAt: null },
  ],
  webhooks: { failed: 2, pausedEndpoints: 0 },
};

test('shows the numbers of today with their change and every hour as a table', async () => {
  renderScreen(Today, { answers: { getDashboard: DASHBOARD } });
  expect(await screen.findByText('¥1,500')).toBeInTheDocument();
  expect(screen.getAllByText('50%')).toHaveLength(1);
  expect(screen.getByText('100%')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Revenue by hour', hidden: true });
  const row = within(table).getByRole('row', { name: /09:00/, hidden: true });
  expect(row).toHaveTextContent('09:00¥6,000¥0¥0');
});

test('shows what waits, what is overdue and what failed', async () => {
  renderScreen(Today, { answers: { getDashboard: DASHBOARD } });
  expect(await screen.findByText('Merchant orders · to accept')).toBeInTheDocument();
  expect(screen.getByText('3 overdue')).toBeInTheDocument();
  expect(screen.getByText('Fapiao · to issue')).toBeInTheDocument();
  expect(screen.getByText('Webhook deliveries failed')).toBeInTheDocument();
});

test('leaves out the parts that the role may not read', async () => {
  const answers = { getDashboard: { ...DASHBOARD, sales: null, waiting: [], webhooks: null } };
  renderScreen(Today, { answers });
  expect(await screen.findByText('Needs attention')).toBeInTheDocument();
  for (const title of ['Revenue', 'Waiting', 'Stock alarms', 'Live now'])
    expect(screen.queryByText(title)).toBeNull();
});

test('shows a failure with a way to try again', async () => {
  renderScreen(Today, { answers: { getDashboard: problemResponse(403, 'forbidden') } });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('is in Chinese, shows stock alarms, and loads again at once after a failure', async () => {
  let isDown = true;
  const alarm = {
    ...{ productId: '11', variantId: '111', merchantId: '7', sku: 'M-38', brand: 'Maison' },
    ...{ description: '大衣', size: '38', quantity: 2, available: -1 },
  };
  const Screen = () => (
    <OpenScreensContext
      value={[{ path: '/products', title: { 'zh-CN': '商品', 'en-US': 'Products' } }]}
    >
      <Today />
    </OpenScreensContext>
  );
  const { findSent } = renderScreen(Screen, {
    language: 'zh-CN',
    answers: {
      getDashboard: () =>
        isDown
          ? problemResponse(500, 'internal')
          : { ...DASHBOARD, stock: { low: 1, soldOut: 0, negative: 1, variants: [alarm] } },
    },
  });
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  isDown = false;
  fireEvent.click(screen.getByText('重试'));
  expect(await screen.findByText(/大衣/)).toBeInTheDocument();
  expect(findSent('getDashboard')).toHaveLength(2);
  const href = '/products?status=published&stock=';
  expect(screen.getByText('库存偏低 1')).toHaveAttribute('href', `${href}low`);
  expect(screen.getByText('售罄 0')).toHaveAttribute('href', `${href}sold-out`);
  for (const link of screen.getAllByText('预留超过库存 1'))
    expect(link).toHaveAttribute('href', `${href}over-reserved`);
});
