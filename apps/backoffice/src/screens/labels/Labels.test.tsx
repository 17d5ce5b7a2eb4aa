import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { labels } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  fieldProblem,
  fill,
  findDialog,
  press,
  readRows,
} from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Labels } from './Labels.tsx';

const answers = { listLabels: labels };

test('lists the labels in the language of the operator, with the Chinese name where English is missing', async () => {
  const english = renderScreen(Labels, { answers, role: 'content' });
  expect(await screen.findByText('Autumn choice')).toBeVisible();
  expect(readRows()).toEqual([
    ['Autumn choice', '5', '12', ''],
    ['新到', '0', '0', ''],
  ]);
  english.unmount();
  renderScreen(Labels, { answers, language: 'zh-CN' });
  expect(await screen.findByText('秋季精选')).toBeVisible();
  expect(readRows()[0]).toEqual(['秋季精选', '5', '12', '编辑删除']);
});

test('says that there are no labels, or why they could not be read, and reads them again', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const { findSent } = renderScreen(Labels, { answers: { listLabels: () => answer } });
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = [];
  press('Try again');
  expect(await screen.findByText('No labels yet')).toBeVisible();
  expect(findSent('listLabels')).toHaveLength(2);
});

test('renames a label on all its products, and keeps the name that was refused', async () => {
  let answer: unknown = fieldProblem({ 'name.en-US': 'is too long' });
  const { findSent } = renderScreen(Labels, {
    role: 'catalogue',
    answers: { ...answers, updateLabel: () => answer },
  });
  await screen.findByText('新到');
  press('Edit');
  const dialog = await findDialog('Edit');
  fill('Name · Chinese', ' ', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText('Required')).toBeVisible();
  fill('Name · Chinese', '新品', dialog);
  fill('Name · English', 'New in', dialog);
  press('Save', dialog);
  expect(await within(dialog).findByText('is too long')).toBeVisible();
  expect(within(dialog).getByLabelText('Name · English')).toHaveValue('New in');
  answer = labels[1];
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateLabel').at(-1)).toMatchObject({
    params: { id: '2002' },
    body: { name: { 'zh-CN': '新品', 'en-US': 'New in' }, priority: 0 },
  });
  await waitFor(() => expect(findSent('listLabels')).toHaveLength(2));
});

test('says how many products lose a label before it is taken off', async () => {
  const { findSent } = renderScreen(Labels, {
    answers: { ...answers, deleteLabel: { done: true } },
  });
  press('Delete', (await screen.findByText('Autumn choice')).closest('tr') as HTMLElement);
  await answerDialog('Take the label "Autumn choice" off 12 products?', 'Delete');
  expect(await screen.findByText('The label is taken off')).toBeVisible();
  expect(findSent('deleteLabel').map(({ params }) => params)).toEqual([{ id: '2001' }]);
});
