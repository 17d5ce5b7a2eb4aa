import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Conversation, ConversationMessage, MessageCard } from '@vitrine/contract';
import { sessionStarted } from '@vitrine/state';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const conversation: Conversation = {
  id: 'c1',
  topic: 'service',
  state: 'answered',
  unread: 1,
  lastMessage: null,
  changedAt: '2026-11-20T04:00:00.000Z',
};
const card: MessageCard = {
  kind: 'product',
  id: '7',
  title: 'ORSAY & VALE',
  text: '双排扣风衣',
  amount: 2_431_000,
  images: [],
  isAvailable: true,
};
const message = (position: number, more: Partial<ConversationMessage> = {}) => ({
  position,
  from: 'shop' as const,
  author: '林',
  text: `第 ${position} 条`,
  card: null,
  image: null,
  sentAt: '2026-11-20T04:00:00.000Z',
  ...more,
});

const list = (...messages: ConversationMessage[]) => ({
  state: 'answered' as const,
  messages,
  hasEarlier: false,
});

async function renderConversation(answers: Partial<Api>, query: Record<string, string> = {}) {
  const readMessages = vi.fn<Api['readMessages']>(async () => ({ done: true as const }));
  const context = createLoadContext(
    {
      listConversations: async () => [conversation],
      listMessages: async ({ query: asked }) =>
        asked?.after === undefined ? list(message(1)) : list(),
      readMessages,
      ...answers,
    },
    { params: { id: 'new' }, query },
  );
  const rendered = await renderScreen(screen, context);
  act(() => void context.store.dispatch(sessionStarted({ isGuest: true, bagId: 'own' })));
  return { ...context, ...rendered, readMessages };
}

const field = () => page.findByLabelText('消息');
const sendText = async (text: string) => userEvent.type(await field(), `${text}{Enter}`);

test('shows the conversation of the topic, and marks it as read', async () => {
  const { readMessages } = await renderConversation({});
  expect(await page.findByText('第 1 条')).toBeVisible();
  await waitFor(() =>
    expect(readMessages).toHaveBeenCalledWith({ params: { id: 'c1' }, body: { position: 1 } }),
  );
});

test('opens a conversation with the first message only', async () => {
  const openConversation = vi.fn<Api['openConversation']>(async () => conversation);
  const sendMessage = vi.fn<Api['sendMessage']>(async ({ body }) =>
    message(1, { from: 'shopper', author: '', text: body?.text ?? '' }),
  );
  await renderConversation({ listConversations: async () => [], openConversation, sendMessage });
  await field();
  expect(openConversation).not.toHaveBeenCalled();
  await sendText('有 38 码吗');
  await sendText('还有腰带吗');
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(2));
  expect(openConversation).toHaveBeenCalledOnce();
  expect(await field()).toHaveValue('');
});

test('sends with the first message what the shopper came from, once', async () => {
  let position = 1;
  const sendMessage = vi.fn<Api['sendMessage']>(async ({ body }) =>
    message(++position, { from: 'shopper', text: body?.text ?? '' }),
  );
  await renderConversation({ getMessageCard: async () => card, sendMessage }, { product: '7' });
  expect(await page.findByText('您正在咨询')).toBeVisible();
  await sendText('有货吗');
  await waitFor(() => expect(page.queryByText('您正在咨询')).toBeNull());
  await sendText('谢谢');
  await waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(2));
  expect(sendMessage.mock.calls.map(([{ body }]) => body)).toEqual([
    { text: '有货吗', card: { kind: 'product', id: '7' } },
    { text: '谢谢' },
  ]);
});

test('does not offer again what the conversation is about already', async () => {
  const listMessages = async () => list(message(1, { from: 'shopper', card }));
  await renderConversation({ getMessageCard: async () => card, listMessages }, { product: '7' });
  expect(await page.findByRole('link', { name: /双排扣风衣/ })).toBeVisible();
  expect(page.queryByText('您正在咨询')).toBeNull();
});

test('keeps a message that was not sent, and sends it again with the same key', async () => {
  const keys: unknown[] = [];
  const sendMessage = vi.fn<Api['sendMessage']>(async (_, options) => {
    keys.push(options?.idempotencyKey);
    if (keys.length === 1) throw new ApiError('network');
    return message(2, { from: 'shopper', text: '在吗' });
  });
  await renderConversation({ sendMessage });
  await sendText('在吗');
  expect(await page.findByRole('alert')).toHaveTextContent('未发送');
  await userEvent.click(page.getByRole('button', { name: '重新发送' }));
  await waitFor(() => expect(page.queryByRole('alert')).toBeNull());
  expect(page.getByText('在吗')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('shows answers that arrive, in a live region', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const answers = [list(message(2, { text: '有的' }))];
  const listMessages: Api['listMessages'] = async ({ query: asked }) =>
    asked?.after === undefined ? list(message(1)) : (answers.shift() ?? new Promise(() => {}));
  await renderConversation({ listMessages });
  await page.findByText('第 1 条');
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(page.getByRole('log', { name: '对话' })).toHaveTextContent('有的');
  vi.useRealTimers();
});

test('keeps the draft while the page is left', async () => {
  const { platform } = await renderConversation({});
  await userEvent.type(await field(), '写到一半');
  expect(platform.storage.session.get('messageDraft')).toContain('写到一半');
});

test('shows earlier messages on request', async () => {
  const listMessages: Api['listMessages'] = async ({ query: asked }) =>
    asked?.before === undefined
      ? { ...list(message(41)), hasEarlier: true }
      : list(message(39), message(40));
  await renderConversation({ listMessages });
  await userEvent.click(await page.findByRole('button', { name: '查看更早的消息' }));
  expect(await page.findByText('第 39 条')).toBeVisible();
  expect(page.queryByRole('button', { name: '查看更早的消息' })).toBeNull();
});

test('rejects a picture that is too large', async () => {
  URL.createObjectURL = () => 'blob:1';
  const uploadMessageImage = vi.fn();
  await renderConversation({ uploadMessageImage });
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 });
  await userEvent.upload(await page.findByLabelText('发送图片'), file);
  expect(await page.findByRole('alert')).toHaveTextContent('图片不能超过 5 MB');
  expect(uploadMessageImage).not.toHaveBeenCalled();
});
