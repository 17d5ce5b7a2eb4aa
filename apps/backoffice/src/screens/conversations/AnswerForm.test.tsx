import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { doublePress, fill, getField, press, pressEnter } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse } from '../../testing/stub-calls.ts';
import { AnswerForm } from './AnswerForm.tsx';
import type { OpenConversation } from './Thread.tsx';

const AT = '2026-11-23T04:00:00.000Z';
const conversation: OpenConversation = {
  ...{ id: '0190a5c2-4d8e-4c3a-9f1b-2d6e8a7b5c40', topic: 'service', state: 'waiting' },
  ...{ language: 'en-US', operator: null, shopper: null, lastPosition: 2, changedAt: AT },
  ...{ messages: [], hasEarlier: false },
};
const sent = {
  ...{ position: 3, from: 'shop', author: 'Lin', text: 'Yes', card: null, image: null, sentAt: AT },
};
const reply = (id: string, title: string, zh: string, en: string) => ({
  ...{ id, title, position: 0, version: 1, text: { 'zh-CN': zh, 'en-US': en } },
});

const show = (answers: CallAnswers = {}, changes: Partial<OpenConversation> = {}) =>
  renderScreen(() => <AnswerForm conversation={{ ...conversation, ...changes }} />, {
    role: 'support',
    answers: { answerShopper: sent, listQuickReplies: [], ...answers },
  });
const field = () => getField('Answer') as HTMLTextAreaElement;
const sendByKeys = (key: object = { ctrlKey: true }) =>
  fireEvent.keyDown(field(), { key: 'Enter', ...key });

it('keeps what is typed while an answer is on its way', async () => {
  const arrival = Promise.withResolvers<object>();
  const { findSent } = show({ answerShopper: () => arrival.promise });
  fill('Answer', 'Yes');
  doublePress('Answer');
  await waitFor(() => expect(findSent('answerShopper')).toHaveLength(1));
  fill('Answer', 'Yes, in red as well');
  arrival.resolve(sent);
  expect(await screen.findByText('Sent')).toBeInTheDocument();
  expect(field()).toHaveValue('Yes, in red as well');
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])('sends by %s and Enter what is not blank, and empties the field', async (_, keys) => {
  const { findSent } = show();
  sendByKeys(keys);
  fill('Answer', '   ');
  sendByKeys(keys);
  expect(findSent('answerShopper')).toEqual([]);
  fill('Answer', '  Yes ');
  sendByKeys({});
  expect(findSent('answerShopper')).toEqual([]);
  sendByKeys(keys);
  sendByKeys(keys);
  await waitFor(() => expect(field()).toHaveValue(''));
  expect(findSent('answerShopper').map(({ body }) => body)).toEqual([
    { text: 'Yes', lastPosition: 2 },
  ]);
});

it('keeps the answer that could not be sent, and says why', async () => {
  show({ answerShopper: () => problemResponse(503, 'unavailable') });
  fill('Answer', 'Yes');
  press('Answer');
  expect(await screen.findByText('problem unavailable')).toBeInTheDocument();
  expect(field()).toHaveValue('Yes');
});

const replies = [
  reply('1', 'Returns', '七天内可退', 'Within seven days'),
  reply('2', 'Delivery', '两周送达', 'Within two weeks'),
];

it('a slash in an empty field opens the quick replies, and Enter takes the first that is found', async () => {
  show({ listQuickReplies: replies });
  fireEvent.keyDown(field(), { key: '/' });
  const search = await screen.findByRole('textbox', { name: 'Search quick replies' });
  await screen.findByText('Delivery');
  fireEvent.change(search, { target: { value: 'deliv' } });
  await waitFor(() => expect(screen.queryByText('Returns')).toBeNull());
  pressEnter(search);
  await waitFor(() => expect(field()).toHaveValue('Within two weeks'));
  expect(field()).toHaveFocus();
});

it('adds a reply below what was typed, in the language of the shopper', async () => {
  show({ listQuickReplies: replies }, { language: 'zh-CN' });
  fill('Answer', '您好 ');
  fireEvent.keyDown(field(), { key: '/' });
  expect(screen.queryByText('Returns')).toBeNull();
  press('Quick replies');
  fireEvent.click(await screen.findByText('Returns'));
  await waitFor(() => expect(field()).toHaveValue('您好\n七天内可退'));
});

it('says that no reply is found, and Enter then takes none', async () => {
  show({ listQuickReplies: replies });
  press('Quick replies');
  const search = await screen.findByRole('textbox', { name: 'Search quick replies' });
  await screen.findByText('Delivery');
  fireEvent.change(search, { target: { value: 'zzz' } });
  await waitFor(() => expect(screen.queryByText('Delivery')).toBeNull());
  pressEnter(search);
  expect(field()).toHaveValue('');
});
