import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopper } from '../../testing/fixtures/shopper.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press, pressTwice } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Conversations } from './Conversations.tsx';

const AT = '2026-11-23T04:00:00.000Z';
const ID = '0190a5c2-4d8e-4c3a-9f1b-2d6e8a7b5c40';
const OTHER = '0190a5c2-4d8e-4c3a-9f1b-2d6e8a7b5c41';
const row = (id: string, name: string) => ({
  ...{ id, topic: 'service', state: 'waiting', language: 'en-US', operator: null },
  ...{ shopper: { id: '12', name }, lastPosition: 2, changedAt: AT },
});
const message = (position: number, text: string) => ({
  ...{ position, from: 'shopper', author: '', text, card: null, image: null, sentAt: AT },
});
const open = (lastPosition: number) => ({
  ...{ ...row(ID, '林**'), lastPosition, hasEarlier: true },
  messages: [message(2, 'Is it large?'), ...(lastPosition > 2 ? [message(3, 'And red?')] : [])],
});

async function show(answers: CallAnswers = {}, options: object = {}) {
  const view = renderScreen(Conversations, {
    ...{ path: '/conversations/:id', url: `/conversations/${ID}`, role: 'support', ...options },
    answers: {
      listShopperConversations: { items: [row(ID, '林**'), row(OTHER, '王**')], nextCursor: null },
      getShopperConversation: ({ params }: SentCall) => ({ ...open(2), id: params.id }),
      getShopper: shopper,
      listQuickReplies: [],
      ...answers,
    },
  });
  await screen.findByText('Is it large?');
  return view;
}

it('shows the newer message that stood in the way, and answers after it at the next try', async () => {
  let lastPosition = 2;
  const { findSent } = await show({
    getShopperConversation: () => open(lastPosition),
    answerShopper: ({ body }: SentCall) => {
      lastPosition = 3;
      return (body as { lastPosition: number }).lastPosition === 3
        ? { ...message(4, 'Yes'), from: 'shop' }
        : problemResponse(409, 'conflict');
    },
  });
  fill('Answer', 'Yes');
  pressTwice(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('And red?')).toBeInTheDocument();
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes');
  press('Answer');
  expect(await screen.findByText('Sent')).toBeInTheDocument();
  expect(findSent('answerShopper').map(({ body }) => body)).toEqual([
    { text: 'Yes', lastPosition: 2 },
    { text: 'Yes', lastPosition: 3 },
  ]);
});

it('never carries what is typed for one shopper over to another', async () => {
  const { history } = await show();
  fill('Answer', 'For you only');
  fireEvent.click(screen.getByText('王**'));
  await waitFor(() => expect(history?.at(-1)).toContain(OTHER));
  await waitFor(() => expect(screen.getByLabelText('Answer')).toHaveValue(''));
});

it('reads earlier messages, and says when they could not be read', async () => {
  let isDown = true;
  await show({
    getShopperConversation: ({ query }: SentCall) => {
      if (query.before !== '2') return open(2);
      if (isDown) return problemResponse(500, 'internal');
      return { ...open(2), messages: [message(1, 'Hello')], hasEarlier: false };
    },
  });
  press('Earlier messages');
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  isDown = false;
  press('Try again');
  expect(await screen.findByText('Hello')).toBeInTheDocument();
  expect(screen.queryByText('Earlier messages')).toBeNull();
});

it('takes a conversation, and closes it only after a question', async () => {
  let operator: object | null = null;
  const { findSent } = await show({
    getShopperConversation: () => ({ ...open(2), operator }),
    assignConversation: () => {
      operator = { id: '1', name: 'Lin' };
      return { ...row(ID, '林**'), operator };
    },
    closeShopperConversation: { ...row(ID, '林**'), state: 'closed' },
  });
  press('Take it');
  expect(await screen.findByText('Lin answers')).toBeInTheDocument();
  expect(screen.getByText('Release')).toBeInTheDocument();
  press('Close');
  await screen.findAllByText(/^Close this conversation\?/);
  expect(findSent('closeShopperConversation')).toEqual([]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Conversation closed')).toBeInTheDocument();
  expect(findSent('assignConversation').map(({ body }) => body)).toEqual([{ operatorId: '1' }]);
  expect(findSent('closeShopperConversation').map(({ body }) => body)).toEqual([
    { lastPosition: 2 },
  ]);
});

it('keeps the list of a state in the URL, in Chinese, and loads it again after a failure', async () => {
  let isDown = true;
  const { findSent, history } = await show(
    {
      listShopperConversations: () =>
        isDown ? problemResponse(500, 'internal') : { items: [], nextCursor: null },
    },
    { language: 'zh-CN', url: `/conversations/${ID}?mine=true` },
  );
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  isDown = false;
  press('重试');
  expect(await screen.findByText('没有待回复的会话')).toBeInTheDocument();
  fireEvent.click(screen.getByText('已结束'));
  await waitFor(() => expect(history?.at(-1)).toContain('state=closed&mine=true'));
  await waitFor(() =>
    expect(findSent('listShopperConversations').at(-1)?.query).toMatchObject({
      ...{ state: 'closed', mine: 'true' },
    }),
  );
});
