import { act, screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Conversation } from '@vitrine/contract';
import { sessionStarted, setShopContent } from '@vitrine/state';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const SHOP = {
  customerService: {
    channels: ['chat', 'phone', 'mail'],
    hours: { from: '09:00', to: '22:00' },
    phone: '400 000 0000',
    mail: 'service@elsewhere.example',
  },
};

const conversation = (more: Partial<Conversation>): Conversation => ({
  id: 'c1',
  topic: 'service',
  state: 'answered',
  unread: 0,
  lastMessage: {
    position: 2,
    from: 'shop',
    author: '林',
    text: '有的',
    card: null,
    image: null,
    sentAt: '2026-11-20T04:00:00.000Z',
  },
  changedAt: '2026-11-20T04:00:00.000Z',
  ...more,
});

async function renderConversations(conversations: Conversation[], shop: object = SHOP) {
  const context = createLoadContext({ listConversations: async () => conversations });
  context.store.dispatch(setShopContent(shop as Record<string, unknown>));
  const rendered = await renderScreen(screen, context);
  act(() => void context.store.dispatch(sessionStarted({ isGuest: true, bagId: 'own' })));
  return rendered;
}

test('offers the ways that the shop can be reached by', async () => {
  const { platform } = await renderConversations([]);
  expect(page.getByRole('link', { name: /在线客服/ })).toHaveAttribute(
    'href',
    '/user/conversations/new',
  );
  await userEvent.click(page.getByRole('button', { name: /400 000 0000/ }));
  await userEvent.click(page.getByRole('button', { name: /service@elsewhere\.example/ }));
  expect(platform.contacted).toEqual(['400 000 0000', 'service@elsewhere.example']);
});

test('offers no way that the shop does not have', async () => {
  await renderConversations([], { customerService: { channels: ['chat'] } });
  expect(page.queryByRole('button', { name: /电话|邮件/ })).toBeNull();
});

test('lists the conversations with their last message and what was not read', async () => {
  await renderConversations([
    conversation({ unread: 2 }),
    conversation({ id: 'c2', topic: 'stylist', state: 'closed' }),
    conversation({ id: 'c3', lastMessage: null }),
  ]);
  const rows = await page.findAllByRole('link', { name: /有的/ });
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/客服.*11\.20.*2 条未读/),
    expect.stringMatching(/造型顾问.*已结束/),
  ]);
});
