import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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
  grandTotal: 12_000,
  currency: 'CNY',
  status: 'under-way',
};
const answers = {
  listShopperConversations: { items: [row], nextCursor: null },
  getShopperConversation: { ...row, messages: [message], hasEarlier: false },
  getShopper: { id: '12', orders: [order] },
  answerShopper: { ...message, position: 2 },
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
