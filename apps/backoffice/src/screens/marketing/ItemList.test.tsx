import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { lottery } from '../../testing/marketing-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { answerDialog, choose, press, readRows, toPage } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { ItemList } from './ItemList.tsx';

const paused = { ...lottery, id: 'late', name: { 'zh-CN': '', 'en-US': '' }, state: 'paused' };
const banner = {
  ...{ id: 'top-1', position: 'top', gender: null, text: { 'zh-CN': '包邮', 'en-US': 'Free' } },
  ...{ link: null, imageKey: null, sort: 0, startsAt: null, endsAt: null },
  ...{ version: 1, state: 'running' },
} satisfies AdminResponse<'listBanners'>['items'][number];
const path = '/marketing/lottery';
const answers = {
  listMarketingItems: toPage(lottery, paused),
  pauseMarketingItem: ({ params: { id } }: SentCall) =>
    id === 'late' ? problemResponse(409, 'conflict') : lottery,
  resumeMarketingItem: lottery,
};

test('lists the items of a type with state and period, in both languages', async () => {
  const english = renderScreen(ItemList, { path, answers });
  expect(await screen.findByText('Lots')).toHaveAttribute('href', '/marketing/lottery/lots');
  expect(readRows()[0]?.slice(1)).toEqual([
    ...['Lots', 'lots', '–', 'Running', '20 Nov 2026, 08:00', '20 Dec 2026, 08:00'],
  ]);
  expect(screen.getByText('Draws that give prizes by their odds')).toBeVisible();
  english.unmount();
  renderScreen(ItemList, { path, answers, language: 'zh-CN' });
  expect(await screen.findByText('抽奖', { selector: 'a' })).toBeVisible();
  expect(readRows().map((row) => row[4])).toEqual(['进行中', '已暂停']);
});

test('filters by state, and opens the form of a new item', async () => {
  const { findSent, history } = renderScreen(ItemList, { path, answers });
  await screen.findByText('Lots');
  await choose('State', 'Upcoming');
  await waitFor(() =>
    expect(findSent('listMarketingItems').at(-1)).toMatchObject({
      params: { type: 'lottery' },
      query: { state: 'upcoming' },
    }),
  );
  press(/New/);
  expect(history.at(-1)).toBe('/marketing/lottery/-new');
});

test('pauses the selected items after a question, and says how many could not be', async () => {
  const { findSent } = renderScreen(ItemList, { path, answers });
  await screen.findByText('Lots');
  fireEvent.click(screen.getByLabelText('Select lots'));
  fireEvent.click(screen.getByLabelText('Select late'));
  press('Pause selected');
  expect(findSent('pauseMarketingItem')).toHaveLength(0);
  await answerDialog('The shop stops using it at once. Pause it?', 'Pause');
  expect(await screen.findByText('1 done, 1 not done')).toBeVisible();
  expect(findSent('pauseMarketingItem').map(({ params }) => params.id)).toEqual(['lots', 'late']);
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  expect(findSent('listMarketingItems').length).toBeGreaterThan(1);
});

test.each([
  ['content', path, false],
  ['read-only', path, false],
  ['marketing', path, true],
  ['content', '/marketing/banner', true],
] as const)('offers %s at %s what the role may change', async (role, url, canWrite) => {
  renderScreen(ItemList, {
    ...{ path: url, url, role },
    answers: { ...answers, listBanners: toPage(banner) },
  });
  await screen.findByText(url === path ? 'Lots' : 'Free');
  expect(screen.queryByText('New') !== null).toBe(canWrite);
  expect(document.querySelectorAll('tbody input[type=checkbox]').length > 0).toBe(canWrite);
});
