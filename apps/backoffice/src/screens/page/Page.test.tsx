import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageDraft } from '../../testing/fixtures/page-draft.ts';
import { page, revision } from '../../testing/page-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  press,
  readRows,
  toPage,
  typeTime,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Page } from './Page.tsx';

const answers = {
  getPage: page,
  listPageRevisions: toPage(revision, { ...revision, id: '8', isShown: false, note: 'First' }),
  listPageTests: toPage(),
  findPageCollisions: { collisions: [] },
};
const screenOptions = { path: '/pages/:code', url: '/pages/spring', answers };

test('shows drafts and revisions of a page, in both languages', async () => {
  const english = renderScreen(Page, screenOptions);
  await waitFor(() => expect(readRows()).toHaveLength(2));
  expect(readRows()[0]).toEqual([
    ...['春日', 'Version 2', 'Chinese', 'Everybody', 'Live'],
    ...['25 Nov 2026, 10:00 until open end', 'Lin', '25 Nov 2026, 10:00', 'Withdraw'],
  ]);
  expect(readRows()[1]?.[0]).toBe('First');
  expect(screen.getByText('Open in the shop')).toHaveAttribute('href', '/content/spring');
  expect(screen.getByText('Edit')).toHaveAttribute('href', '/pages/5/edit');
  english.unmount();
  renderScreen(Page, { ...screenOptions, language: 'zh-CN', role: 'read-only' });
  await waitFor(() => expect(readRows()).toHaveLength(2));
  expect(readRows()[0]?.slice(1, 5)).toEqual(['第 2 版', '中文', expect.any(String), '展示中']);
  for (const text of ['撤下', '新建变体', '新建英文草稿', '存为模板'])
    expect(screen.queryByText(text)).toBeNull();
});

test('says why the revisions could not be read, instead of that there are none', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  renderScreen(Page, {
    ...screenOptions,
    answers: { ...answers, listPageRevisions: () => answer },
  });
  expect(await screen.findByText('problem internal')).toBeVisible();
  expect(screen.queryByText(/Nothing is published yet/)).toBeNull();
  answer = toPage();
  press('Try again');
  expect(await screen.findByText(/Nothing is published yet/)).toBeVisible();
});

test('begins the draft of the other language with the one that exists', async () => {
  const { findSent, history } = renderScreen(Page, {
    ...screenOptions,
    answers: { ...answers, createPageDraft: { ...pageDraft, id: '6' } },
  });
  await screen.findByText('New draft: English');
  expect(screen.queryByText('New draft: Chinese')).toBeNull();
  doublePress('New draft: English');
  await waitFor(() => expect(history.at(-1)).toBe('/pages/6/edit'));
  expect(findSent('createPageDraft')).toMatchObject([
    { params: { code: 'spring' }, body: { language: 'en-US', from: { type: 'draft', id: '5' } } },
  ]);
});

test('publishes a revision again at a time, and marks an end before its start', async () => {
  let answer: unknown = fieldProblem({ endsAt: 'must be after startsAt' });
  const { findSent } = renderScreen(Page, {
    ...screenOptions,
    answers: { ...answers, publishPageRevision: () => answer },
  });
  await screen.findByText('Publish again');
  press('Publish again');
  const dialog = await findDialog('Publish');
  typeTime(within(dialog).getByLabelText(/^Starts/), '2026-12-12 00:00');
  fill('Note', 'Double twelve', dialog);
  await waitFor(() =>
    expect(findSent('findPageCollisions').at(-1)?.query).toMatchObject({
      startsAt: '2026-12-11T16:00:00.000Z',
    }),
  );
  doublePress('Publish', dialog);
  expect(await within(dialog).findByText('must be after startsAt')).toBeVisible();
  answer = revision;
  press('Publish', dialog);
  expect(
    await screen.findByText('Published', { selector: '[class*=ant-message] *' }),
  ).toBeVisible();
  expect(findSent('publishPageRevision')).toHaveLength(2);
  expect(findSent('publishPageRevision')[1]).toMatchObject({
    params: { id: '8' },
    body: { startsAt: '2026-12-11T16:00:00.000Z', note: 'Double twelve' },
  });
  await waitFor(() => expect(findSent('listPageRevisions')).toHaveLength(2));
});

test('says that a revision could not be withdrawn, and withdraws it once', async () => {
  let answer: unknown = problemResponse(409, 'conflict');
  const { findSent } = renderScreen(Page, {
    ...screenOptions,
    answers: { ...answers, withdrawPageRevision: () => answer },
  });
  await waitFor(() => expect(readRows()).toHaveLength(2));
  const [row] = document.querySelectorAll<HTMLElement>('tr.ant-table-row');
  press('Withdraw', row);
  await answerDialog('Withdraw this revision?', 'Withdraw');
  expect(await screen.findByText('problem conflict')).toBeVisible();
  answer = { ...revision, state: 'withdrawn' };
  press('Withdraw', row);
  await answerDialog('Withdraw this revision?', 'Withdraw');
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(findSent('withdrawPageRevision')).toHaveLength(2);
});

test.each([
  ['content', true, true],
  ['content-editor', true, false],
  ['read-only', false, false],
  ['catalogue', false, false],
] as const)('offers %s what the role may do with a page', async (role, canWrite, canPublish) => {
  renderScreen(Page, { ...screenOptions, role });
  await waitFor(() => expect(readRows()).toHaveLength(2));
  expect(screen.queryByText('New variant') !== null).toBe(canWrite);
  expect(screen.queryByText('New version B') !== null).toBe(canWrite);
  expect(screen.queryByText('Publish again') !== null).toBe(canPublish);
  expect(screen.queryByText('Plan a test') !== null).toBe(canPublish);
});

test('changes nothing of a page in the archive', async () => {
  const archived = { ...page, state: 'archived' };
  renderScreen(Page, { ...screenOptions, answers: { ...answers, getPage: archived } });
  expect(await screen.findByText('Archived')).toBeVisible();
  for (const text of ['New variant', 'New version B', 'Plan a test'])
    expect(screen.queryByText(text)).toBeNull();
});
