import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnalyticsReport } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import type { SentCall } from '../../testing/stub-calls.ts';
import { Analytics } from './Analytics.tsx';

const URL = '/analytics?from=2026-12-03T00:00:00.000Z&to=2026-12-05T00:00:00.000Z';

const createReport = (
  sessions: number,
  revenue: number | null,
  source: AnalyticsReport['source'] = 'events',
): AnalyticsReport => ({
  source,
  currencyIsoCode: 'CNY',
  days: [{ day: '2026-12-03', sessions, pages: 5, orders: 1, revenue }],
  funnel: { sessions, product: 5, bag: 2, checkout: 1, orders: 1 },
  channels: [{ value: 'letter', sessions: 4, orders: 1, revenue }],
  campaigns: [],
  modules: [],
  searches: [{ keyword: 'unicorn', count: 2, found: 0 }],
  coupons: [],
  cohorts: [{ month: '2026-11', shoppers: 4, active: [4, 1] }],
});

const open = (revenue: number | null = 500_000, source: AnalyticsReport['source'] = 'events') =>
  renderScreen(Analytics, {
    path: '/analytics',
    url: URL,
    answers: {
      getAnalytics: ({ query }: SentCall) =>
        createReport(query.from?.startsWith('2026-12-03') ? 10 : 8, revenue, source),
      listAnalyticsEvents: {
        items: [
          {
            id: '0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40',
            at: '2026-12-03T01:00:00.000Z',
            name: 'GenericPageVisited',
            path: '/content/spring',
            module: null,
            channel: 'letter',
          },
        ],
        nextCursor: null,
      },
    },
  });

test('compares a period with as long a time before', async () => {
  const { findSent } = open();
  expect(await screen.findByText('+25% than the period before')).toBeInTheDocument();
  expect(findSent('getAnalytics').map(({ query }) => query.to)).toEqual([
    '2026-12-05T00:00:00.000Z',
    '2026-12-03T00:00:00.000Z',
  ]);
  expect(screen.getByText('40% of the step before')).toBeInTheDocument();
  expect(screen.getByText('Nothing')).toBeInTheDocument();
});

test('shows the events behind a number', async () => {
  const { findSent } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show the events of “letter”' }));
  expect(await screen.findByText('/content/spring')).toBeInTheDocument();
  expect(findSent('listAnalyticsEvents')[0]?.query).toMatchObject({
    dimension: 'channel',
    value: 'letter',
    from: '2026-12-03T00:00:00.000Z',
  });
});

test('shows no revenue to a role that may not see it', async () => {
  open(null);
  expect(await screen.findByText('Funnel')).toBeInTheDocument();
  expect(screen.queryByText('Revenue')).toBeNull();
});

test('says that numbers of an older period are counts, and offers no events behind them', async () => {
  open(500_000, 'counts');
  expect(await screen.findByText(/no longer kept/)).toBeInTheDocument();
  expect(screen.getByText('letter')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Show the events/ })).toBeNull();
});
