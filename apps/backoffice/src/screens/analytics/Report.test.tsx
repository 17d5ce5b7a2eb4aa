import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { findDialog, getButton, press, readRows, toPage } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Analytics } from './Analytics.tsx';

const report = {
  ...{ source: 'events', currencyIsoCode: 'CNY', campaigns: [] },
  days: [
    { day: '2026-12-03', sessions: 10, pages: 30, orders: 1, revenue: 500_000 },
    { day: '2026-12-04', sessions: 10, pages: 10, orders: 3, revenue: 100_000 },
  ],
  funnel: { sessions: 20, product: 10, bag: 5, checkout: 4, orders: 4 },
  channels: [
    { value: 'letter', sessions: 15, orders: 4, revenue: 600_000 },
    { value: '', sessions: 5, orders: 0, revenue: 0 },
  ],
  modules: [{ value: 'text', sessions: 2, orders: 0, revenue: 0 }],
  searches: [{ keyword: 'coat, "long"', count: 3, found: 12 }],
  coupons: [{ promotionId: 'p', name: 'Autumn', received: 1_200, used: 60 }],
  cohorts: [
    { month: '2026-10', shoppers: 8, active: [8, 2, 1] },
    { month: '2026-11', shoppers: 4, active: [4, 1] },
  ],
} satisfies AdminResponse<'getAnalytics'>;
const empty = {
  ...report,
  ...{ days: [], channels: [], modules: [], searches: [], coupons: [], cohorts: [] },
  funnel: { sessions: 0, product: 0, bag: 0, checkout: 0, orders: 0 },
};
const event = {
  ...{ id: '0198b6c0-0000-7000-8000-000000000001', at: '2026-12-03T01:00:00.000Z' },
  ...{ name: 'GenericPageVisited', path: '/content/spring', module: null, channel: null },
} satisfies AdminResponse<'listAnalyticsEvents'>['items'][number];
const PERIOD = 'from=2026-12-03T00:00:00.000Z&to=2026-12-05T00:00:00.000Z';
const place = { path: '/analytics', url: `/analytics?${PERIOD}` };
const getCard = (title: string) =>
  screen.getByText(title, { selector: 'h2' }).closest('.ant-card') as HTMLElement;

test('sums the days, and lists channels, searches, coupons and cohorts', async () => {
  renderScreen(Analytics, { ...place, answers: { getAnalytics: report } });
  await screen.findByText('Funnel');
  expect(readRows(getCard('Channels'))).toEqual([
    ['letter', '15', '4', '¥6,000'],
    [expect.any(String), '5', '0', '¥0'],
  ]);
  expect(readRows(getCard('Coupons'))).toEqual([['Autumn', '1,200', '60']]);
  expect(readRows(getCard('Shoppers who ordered again, by month of first order'))).toEqual([
    ['2026-10', '8', '25%', '12.5%'],
    ['2026-11', '4', '25%', ''],
  ]);
  expect(screen.getAllByText('20%').length).toBeGreaterThan(0);
});

test('saves a table as a file with quoted cells', async () => {
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:report');
  renderScreen(Analytics, { ...place, answers: { getAnalytics: report } });
  await screen.findByText('Funnel');
  press(/Searches/);
  await waitFor(() => expect(createUrl).toHaveBeenCalledOnce());
  const file = createUrl.mock.calls[0]?.[0] as Blob;
  expect(await file.text()).toContain('"coat, ""long""",3,12');
  createUrl.mockRestore();
});

test('shows a period without a session, in Chinese', async () => {
  renderScreen(Analytics, { ...place, language: 'zh-CN', answers: { getAnalytics: empty } });
  await waitFor(() => expect(document.querySelectorAll('.ant-empty').length).toBeGreaterThan(4));
  expect(document.body.textContent).not.toContain('NaN');
});

test('tries again what could not be read, and the events behind a number', async () => {
  let isDown = true;
  const answer = (value: object) => (_call: SentCall) =>
    isDown ? problemResponse(500, 'internal') : value;
  const { history } = renderScreen(Analytics, {
    ...place,
    answers: { getAnalytics: answer(report), listAnalyticsEvents: answer(toPage(event)) },
  });
  expect(await screen.findByText('problem internal')).toBeVisible();
  isDown = false;
  press('Try again');
  await screen.findByText('Funnel');
  isDown = true;
  fireEvent.click(getButton('Show the events of “letter”'));
  const drawer = await findDialog(/letter/);
  expect(await within(drawer).findByText('problem internal')).toBeVisible();
  isDown = false;
  press('Try again', drawer);
  expect(await within(drawer).findByText('/content/spring')).toBeVisible();
  expect(history.at(-1)).toContain('dimension=channel&value=letter');
});

test('shows a week where the URL names no number of days that can be chosen', async () => {
  const { findSent } = renderScreen(Analytics, {
    path: '/analytics',
    url: '/analytics?days=abc',
    answers: { getAnalytics: report },
  });
  await screen.findByText('Funnel');
  const { from = '', to = '' } = findSent('getAnalytics')[0]?.query ?? {};
  expect(Date.parse(to) - Date.parse(from)).toBe(7 * 24 * 3_600_000);
});
