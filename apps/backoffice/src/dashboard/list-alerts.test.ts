import type { Dashboard } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { countNew, listAlerts, toSeenCounts } from './list-alerts.ts';

const NOTHING: Dashboard = {
  at: '2026-12-01T02:00:00.000Z',
  rehearsed: [],
  sales: null,
  waiting: [],
  stock: null,
  refunds: null,
  marketing: null,
  content: null,
  webhooks: null,
  messages: null,
  jobs: null,
};

test('lists nothing for parts that the operator may not see', () => {
  expect(listAlerts(NOTHING)).toEqual([]);
});

test('lists what is overdue and what has failed, and leaves out what only waits', () => {
  const step = { queue: 'merchant-orders', count: 5, oldestAt: null } as const;
  const alerts = listAlerts({
    ...NOTHING,
    waiting: [
      { ...step, step: 'paid', overdue: 2 },
      { ...step, step: 'packed', overdue: 0 },
      { ...step, queue: 'fapiao', step: 'requested', overdue: 1 },
    ],
    jobs: { failed: 1, running: 3 },
    webhooks: { failed: 0, pausedEndpoints: 0 },
  });
  expect(alerts.map(({ key, count, href }) => [key, count, href])).toEqual([
    ['merchant-orders.paid', 2, '/orders?status=paid&overdue=true'],
    ['fapiao.requested', 1, '/fapiao?status=requested&overdue=true'],
    ['jobsFailed', 1, '/jobs?state=failed'],
  ]);
});

test('counts only what came after the last look', () => {
  const [alert] = listAlerts({ ...NOTHING, jobs: { failed: 3, running: 0 } });
  if (!alert) throw new Error('The alert is missing');
  expect(countNew(alert, {})).toBe(3);
  expect(countNew(alert, { jobsFailed: 1 })).toBe(2);
  expect(countNew(alert, { jobsFailed: 9 })).toBe(0);
  expect(countNew(alert, toSeenCounts([alert]))).toBe(0);
});
