import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { shopper } from '../../testing/fixtures/shopper.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Conversations } from './Conversations.tsx';

const ID = '0190a5c2-4d8e-4c3a-9f1b-2d6e8a7b5c40';
const row = {
  id: ID,
  topic: 'service',
  state: 'waiting',
  language: 'zh-CN',
  shopper: { id: '12', name: '林**' },
  operator: null,
  lastPosition: 1,
  changedAt: '2026-11-23T04:00:00.000Z',
};
const message = {
  position: 1,
  from: 'shopper',
  author: '',
  text: 'Is it large?',
  card: null,
  image: null,
  sentAt: '2026-11-23T04:00:00.000Z',
};
const order = {
  id: '1001',
  placedAt: '2026-11-01T04:00:00.000Z',
  number: '202611231001',
  grandTotal: 12_000,
  currency: 'CNY',
  isTest: false,
  status: 'under-way',
};
const reply = (id: string, title: string, chinese: string, english: string | null) => ({
  ...{ id, title, text: { 'zh-CN': chinese, 'en-US': english }, version: 1 },
});
const answers = {
  listShopperConversations: { items: [row], nextCursor: null },
  getShopperConversation: { ...row, messages: [message], hasEarlier: false },
  getShopper: { ...shopper, orders: [order] },
  answerShopper: { ...message, position: 2 },
  listQuickReplies: [
    reply('1', '尺码', '建议选小一码。', null),
    reply('2', '发货', '今天发出。', 'Today.'),
  ],
};
const place = { path: '/conversations/:id', url: `/conversations/${ID}` };

test('answers by key, naming the last message that was read', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Conversations, { ...place, role: 'support', answers });
  expect(await screen.findByText('Is it large?')).toBeVisible();
  const field = screen.getByLabelText('Answer');
  await user.type(field, 'One size smaller{Control>}{Enter}{/Control}');
  await waitFor(() => expect(findSent('answerShopper')).toHaveLength(1));
  expect(findSent('answerShopper')[0]).toMatchObject({
    params: { id: ID },
    body: { text: 'One size smaller', lastPosition: 1 },
  });
  await waitFor(() => expect(field).toHaveValue(''));
});

test('keeps the text of an answer that came after a newer message', async () => {
  const user = userEvent.setup();
  const refused = { ...answers, answerShopper: () => problemResponse(409, 'conflict') };
  renderScreen(Conversations, { ...place, answers: refused });
  const field = await screen.findByLabelText('Answer');
  await user.type(field, 'Yes');
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('problem conflict')).toBeInTheDocument();
  expect(field).toHaveValue('Yes');
});

test('sends an order of the shopper as a card', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Conversations, { ...place, answers });
  await user.click(await screen.findByRole('button', { name: 'Send card 1001' }));
  await waitFor(() => expect(findSent('answerShopper')).toHaveLength(1));
  expect(findSent('answerShopper')[0]?.body).toEqual({
    card: { kind: 'order', id: '1001' },
    lastPosition: 1,
  });
});

test('a slash opens the quick replies, and Enter puts the first found one into the answer', async () => {
  const user = userEvent.setup();
  renderScreen(Conversations, { ...place, role: 'support', answers });
  const field = await screen.findByLabelText('Answer');
  await user.type(field, '/');
  const search = await screen.findByLabelText('Search quick replies');
  await waitFor(() => expect(search).toHaveFocus());
  await user.type(search, '今天{Enter}');
  // The conversation is in Chinese, whatever the language of the operator.
  expect(field).toHaveValue('今天发出。');
  expect(field).toHaveFocus();
});

test('adds a quick reply', async () => {
  const user = userEvent.setup();
  const added = { createQuickReply: reply('3', '问候', '您好', null), listQuickReplies: [] };
  const options = { ...place, role: 'support', answers: { ...answers, ...added } } as const;
  const { findSent } = renderScreen(Conversations, options);
  await user.click(await screen.findByRole('button', { name: 'Quick replies' }));
  expect(await screen.findByText('There are no quick replies yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Manage quick replies' }));
  await user.click(await screen.findByRole('button', { name: 'Add quick reply' }));
  await user.type(await screen.findByLabelText('Title'), '问候');
  await user.type(screen.getByLabelText('Reply · Chinese'), '您好');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(findSent('createQuickReply')).toHaveLength(1));
  expect(findSent('createQuickReply')[0]?.body).toEqual({
    title: '问候',
    text: { 'zh-CN': '您好', 'en-US': null },
  });
});
