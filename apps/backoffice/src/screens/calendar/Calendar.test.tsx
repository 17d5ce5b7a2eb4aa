import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CalendarEntry } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { choose, fill, getField, press, pressEnter } from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Calendar } from './Calendar.tsx';

const entry = (change: Partial<CalendarEntry>): CalendarEntry => ({
  ...{ key: 'page/1', kind: 'page', id: 'winter', name: 'Winter', isPaused: false },
  ...{ startsAt: '2026-12-02T12:00:00.000Z', endsAt: '2026-12-04T00:00:00.000Z' },
  ...{
    language: 'zh-CN',
    country: null,
    gender: 'women',
    benefit: null,
    platform: null,
    visitor: null,
    arm: null,
    place: null,
  },
  ...{ products: null, collidesWith: [] },
  ...change,
});

const ENTRIES = [
  entry({ collidesWith: ['page/2'] }),
  entry({ key: 'page/2', name: 'Snow', collidesWith: ['page/1'], endsAt: null }),
  entry({ key: 'banner/bag', kind: 'banner', id: 'bag', name: 'Bag', isPaused: true }),
];

const open = (
  url = '/calendar?day=2026-12-15',
  answer: unknown = { entries: ENTRIES, isComplete: true },
  options: object = {},
) =>
  renderScreen(Calendar, {
    ...{ path: '/calendar', url, ...options },
    answers: { getCalendar: answer },
  });

test('asks for the weeks of a month in China and leads to each editor', async () => {
  const { findSent } = open();
  const [first] = await screen.findAllByRole('link', {
    name: /^20:00 Winter · Page; Chinese · Women/,
  });
  expect(first).toHaveAttribute('href', '/pages/winter');
  expect(first?.textContent).toBe('20:00 Winter · Page');
  expect(screen.getByRole('link', { name: /Bag.*Paused/ })).toHaveAttribute(
    'href',
    '/marketing/banner/bag',
  );
  expect(findSent('getCalendar')[0]?.query).toEqual({
    from: '2026-11-29T16:00:00.000Z',
    to: '2027-01-03T16:00:00.000Z',
  });
});

test('says in words what collides', async () => {
  open();
  expect(await screen.findByText('2 collide')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /Winter.*Collides with “Snow”/ })).toHaveLength(1);
});

test('shows the same entries as a list', async () => {
  open('/calendar?day=2026-12-15&view=list');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('link', { name: 'Snow' })).toBeInTheDocument();
  expect(within(table).getByText(/Collides with “Winter”/)).toBeInTheDocument();
});

test('moves by a week and keeps it in the URL', async () => {
  const { history, findSent } = open('/calendar?day=2026-12-15&view=week');
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(history.at(-1)).toContain('day=2026-12-22');
  expect(findSent('getCalendar').at(-1)?.query.from).toBe('2026-12-20T16:00:00.000Z');
});

test('asks the server for collisions only', async () => {
  const { findSent } = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Collisions only' }));
  expect(findSent('getCalendar').at(-1)?.query.collisions).toBe('only');
});

test('puts what does not fit into a month behind a link to its week', async () => {
  const entries = Array.from({ length: 7 }, (_, i) => entry({ key: `page/${i}`, name: `P${i}` }));
  const { history } = open('/calendar?day=2026-12-15', { entries, isComplete: false });
  await userEvent.click(await screen.findByRole('button', { name: /2 more/ }));
  expect(history.at(-1)).toContain('view=week');
  expect(screen.getByText(/more than could be listed/)).toBeInTheDocument();
});

test.each([
  ['nothing is planned', { entries: [], isComplete: true }, 'Nothing is planned for this time'],
  ['the server fails', () => problemResponse(500, 'internal'), 'Try again'],
])('says so when %s', async (_, answer, text) => {
  open('/calendar', answer);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('filters by kind, language and name, and keeps all of it in the URL', async () => {
  const { history, findSent } = open();
  await screen.findByText('2 collide');
  await choose('Kinds', 'Sale');
  await choose('Language of pages', 'English');
  fill('Search by name or id', ' snow ');
  pressEnter(getField('Search by name or id'));
  await waitFor(() =>
    expect(findSent('getCalendar').at(-1)?.query).toMatchObject({
      ...{ kinds: 'sale', language: 'en-US', search: 'snow' },
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(history.at(-1)?.split('?')[1]))).toEqual({
    ...{ day: '2026-12-15', kinds: 'sale', language: 'en-US', search: 'snow' },
  });
});

test('is in Chinese, and says what is planned with its collision', async () => {
  open('/calendar?day=2026-12-15', undefined, { language: 'zh-CN' });
  expect(await screen.findByText('2 项有冲突')).toBeVisible();
  expect(screen.getByText('2026年12月')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Winter.*与.*Snow.*冲突/ })).toHaveLength(1);
});

test('shows the plans after a failure, for the time that was chosen', async () => {
  let isDown = true;
  const { findSent } = open('/calendar?day=2026-12-15&view=week', () =>
    isDown ? problemResponse(500, 'internal') : { entries: ENTRIES, isComplete: true },
  );
  expect(await screen.findByText('problem internal')).toBeVisible();
  isDown = false;
  press('Try again');
  await waitFor(() => expect(findSent('getCalendar')).toHaveLength(2));
  expect(findSent('getCalendar')[1]?.query).toEqual(findSent('getCalendar')[0]?.query);
  press('Today');
  await waitFor(() => expect(findSent('getCalendar').length).toBeGreaterThan(2));
});
