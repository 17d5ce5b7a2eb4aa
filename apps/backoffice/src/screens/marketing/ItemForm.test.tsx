import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { itemAnswers, lottery, questionnaire, reward } from '../../testing/marketing-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  choose,
  doublePress,
  fieldProblem,
  fill,
  findField,
  getButton,
  getField,
  press,
} from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { ItemEditor } from './ItemEditor.tsx';

const open = (item: { type: string; id: string }, answers: object = {}, id = item.id) =>
  renderScreen(ItemEditor, {
    path: '/marketing/:type/:id',
    url: `/marketing/${item.type}/${id}`,
    answers: { ...itemAnswers, getMarketingItem: item, ...answers },
  });
const findName = () => findField('Name · English');

test('saves once at a double click, and shows at the list that the odds are too high', async () => {
  const message = 'the odds must not sum to more than 1000000';
  let answer: unknown = fieldProblem({ prizes: message });
  const { findSent } = open(lottery, {
    updateMarketingItem: () => answer,
    listMarketingItems: () => problemResponse(500, 'internal'),
  });
  await findName();
  fireEvent.mouseDown(screen.getAllByLabelText('Reward')[0] as HTMLElement);
  expect(await screen.findByText('problem internal')).toBeVisible();
  const [odds] = screen.getAllByLabelText(/^Odds/);
  fireEvent.change(odds as HTMLElement, { target: { value: '30' } });
  doublePress('Save');
  expect(await screen.findByText(message)).toBeVisible();
  expect(findSent('updateMarketingItem')).toHaveLength(1);
  expect(findSent('updateMarketingItem')[0]?.body).toMatchObject({
    prizes: [
      { id: 'p1', rewardId: 'gift', odds: 300_000, quantity: 6 },
      { id: 'p2', rewardId: 'gift', odds: 750_000, quantity: null },
    ],
  });
  expect(screen.getAllByLabelText(/^Odds/)[0]).toHaveValue('30.0000');
  fireEvent.change(odds as HTMLElement, { target: { value: '25' } });
  answer = { ...lottery, version: 5 };
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('keeps what was typed over an item that another operator has changed, and takes the rest', async () => {
  const theirs = { ...lottery, freePerDay: 3, version: 5 };
  let stored = lottery;
  const { findSent } = open(lottery, {
    getMarketingItem: () => stored,
    updateMarketingItem: ({ version }: SentCall) =>
      version === '"5"' ? { ...theirs, version: 6 } : problemResponse(412, 'precondition-failed'),
  });
  await findName();
  fill('Name · English', 'Mine');
  // Draws meanwhile are no change of the prizes.
  const prizes = lottery.prizes.map((prize) => ({ ...prize, given: prize.given + 1 }));
  stored = { ...theirs, prizes };
  fireEvent.change(screen.getAllByLabelText(/^Odds/)[0] as HTMLElement, {
    target: { value: '20' },
  });
  press('Save');
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(screen.queryByText(/both of you changed/)).toBeNull();
  expect(getField('Name · English')).toHaveValue('Mine');
  press('Save');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateMarketingItem').map(({ version }) => version)).toEqual(['"4"', '"5"']);
  const [first, second] = lottery.prizes;
  expect(findSent('updateMarketingItem')[1]?.body).toMatchObject({
    ...{ name: { 'en-US': 'Mine' }, freePerDay: 3 },
    prizes: [{ id: first?.id, odds: 200_000 }, { id: second?.id }],
  });
});

test('keeps the kind of a reward together with what is its own', async () => {
  const theirs = { ...reward, packageId: 'farewell', version: 3 };
  let stored = reward;
  const { findSent } = open(reward, {
    getMarketingItem: () => stored,
    updateMarketingItem: ({ version }: SentCall) =>
      version === '"3"' ? { ...theirs, version: 4 } : problemResponse(412, 'precondition-failed'),
  });
  await findName();
  await choose('Kind', 'Gift');
  stored = theirs;
  press('Save');
  expect(await screen.findByText(/changed this field too/)).toBeVisible();
  press('Save');
  await waitFor(() => expect(findSent('updateMarketingItem')).toHaveLength(2));
  expect(findSent('updateMarketingItem')[1]?.body).toMatchObject({ kind: 'gift', packageId: null });
});

test('pauses a running item after a question, but not with unsaved changes', async () => {
  let state = 'running';
  const { findSent } = open(lottery, {
    getMarketingItem: () => ({ ...lottery, state, version: state === 'running' ? 4 : 5 }),
    pauseMarketingItem: () => {
      state = 'paused';
      return { ...lottery, state };
    },
    updateMarketingItem: lottery,
  });
  await findName();
  expect(screen.getByText(/20 Nov 2026, 08:00 until 20 Dec 2026, 08:00/)).toBeVisible();
  fill('Name · English', 'Mine');
  await screen.findByText('There are unsaved changes');
  expect(getButton('Pause')).toBeDisabled();
  expect(getButton('Delete')).toBeDisabled();
  press('Save');
  await waitFor(() => expect(getButton('Pause')).toBeEnabled());
  press('Pause');
  expect(findSent('pauseMarketingItem')).toHaveLength(0);
  await answerDialog('The shop stops using it at once. Pause it?', 'Pause');
  expect(await screen.findByText('Resume')).toBeVisible();
  expect(findSent('pauseMarketingItem')).toMatchObject([
    { params: { type: 'lottery', id: 'lots' } },
  ]);
});

test('builds a questionnaire of questions with options', async () => {
  const { findSent } = open(questionnaire, {
    updateMarketingItem: { ...questionnaire, version: 3 },
    getQuestionnaireResults: { respondents: 0, questions: [] },
  });
  await findField('Title · English');
  press('Add to Options');
  const option = screen.getByText('Options 2').closest('.ant-card') as HTMLElement;
  await findField('Id of the option', option);
  fill('Id of the option', 'o2', option);
  fill('Text · Chinese', '蓝', option);
  press(/Move Options 2 up/);
  press(/Add to Questions/);
  const question = screen.getByText('Questions 2').closest('.ant-card') as HTMLElement;
  await findField('Id of the question', question);
  fill('Id of the question', 'q2', question);
  await choose('Kind', 'Text', question);
  fill('Text · Chinese', '还有呢', question);
  fill(/^Limit/, '500', question);
  press('Save');
  await waitFor(() => expect(findSent('updateMarketingItem')).toHaveLength(1));
  const [first] = questionnaire.questions;
  expect(findSent('updateMarketingItem')[0]?.body).toMatchObject({
    questions: [
      { ...first, options: [{ id: 'o2', text: { 'zh-CN': '蓝' } }, ...(first?.options ?? [])] },
      { id: 'q2', kind: 'text', text: { 'zh-CN': '还有呢' }, limit: 500, options: [] },
    ],
  });
});

test('copies an item to a new one with an id of its own', async () => {
  const view = open(lottery);
  await findName();
  press('Copy to a new one');
  expect(view.history.at(-1)).toBe('/marketing/lottery/-new?from=lots');
  await waitFor(() => expect(getField('Id')).toHaveValue(''));
  expect(await findName()).toHaveValue('Lots');
  expect(screen.getAllByLabelText(/^Odds/)).toHaveLength(2);
  expect(within(document.body).queryByText('Pause')).toBeNull();
});
