import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from '../../testing/page-fixtures.ts';
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
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Pages } from './Pages.tsx';

const { drafts: _, ...summary } = page;
const rows = [
  summary,
  { ...summary, code: 'old', name: '', state: 'archived', languages: [], draftCount: 0 },
  { ...summary, code: 'plan', name: 'Plan', state: 'draft', kind: 'home', languages: [] },
];
const answers = { listPages: toPage(...rows) };
const getRow = (text: string) => screen.getByText(text).closest('tr') as HTMLElement;

test('lists the pages with state and languages, and leads to each', async () => {
  const english = renderScreen(Pages, { answers });
  expect(await screen.findByText('Spring')).toHaveAttribute('href', '/pages/spring');
  expect(readRows()).toEqual([
    ['Spring', 'spring', 'Campaign', 'Live', 'Chinese', '1', 'Copy'],
    ['old', 'old', 'Campaign', 'Archived', '', '0', 'CopyTake out of the archive'],
    ['Plan', 'plan', 'Home', 'Not published', '', '1', 'CopyArchive'],
  ]);
  english.unmount();
  renderScreen(Pages, { answers, language: 'zh-CN', role: 'content-editor' });
  await screen.findByText('Spring');
  expect(readRows()[0]?.slice(2, 5)).toEqual([expect.any(String), expect.any(String), '中文']);
});

test('copies a page, and marks a code that is taken', async () => {
  let answer: unknown = fieldProblem({ code: 'is taken' });
  const { findSent, history } = renderScreen(Pages, {
    answers: { ...answers, copyPage: () => answer },
  });
  await screen.findByText('Spring');
  press('Copy', getRow('Spring'));
  const dialog = await findDialog('Copy');
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Copy of Spring');
  fill('Code', 'spring', dialog);
  doublePress('Copy', dialog);
  expect(await within(dialog).findByText('is taken')).toBeVisible();
  expect(findSent('copyPage')).toHaveLength(1);
  answer = { ...page, code: 'spring-2' };
  fill('Code', 'spring-2', dialog);
  press('Copy', dialog);
  await waitFor(() => expect(history.at(-1)).toBe('/pages/spring-2'));
  expect(findSent('copyPage')[1]).toMatchObject({
    params: { code: 'spring' },
    body: { name: 'Copy of Spring', code: 'spring-2' },
  });
});

test('archives a page once, and takes one out of the archive', async () => {
  const { findSent } = renderScreen(Pages, {
    answers: {
      ...answers,
      archivePage: page,
      unarchivePage: () => problemResponse(409, 'conflict'),
    },
  });
  await screen.findByText('Plan');
  doublePress('Archive', getRow('Plan'));
  expect(await screen.findByText('The page is archived')).toBeVisible();
  expect(findSent('archivePage').map(({ params }) => params)).toEqual([{ code: 'plan' }]);
  await waitFor(() => expect(findSent('listPages')).toHaveLength(2));
  press('Take out of the archive');
  expect(await screen.findByText('problem conflict')).toBeVisible();
  expect(findSent('unarchivePage').map(({ params }) => params)).toEqual([{ code: 'old' }]);
});

test('asks before a new page that was begun is dropped', async () => {
  renderScreen(Pages, { answers: { ...answers, listPageTemplates: { items: [] } } });
  await screen.findByText('Spring');
  press('New page');
  const dialog = await findDialog('New page');
  await within(dialog).findByText(/No template of your own yet/);
  fill('Name', 'Summer', dialog);
  press('Cancel', dialog);
  await answerDialog('Discard what is not saved?', 'Keep editing');
  expect(within(dialog).getByLabelText('Name')).toHaveValue('Summer');
});
