import type { Conversation } from '@vitrine/contract';
import { expect, test } from 'vitest';
import { makeStore } from '../store.ts';
import {
  selectConversations,
  selectUnreadMessages,
  setConversationRead,
  setConversations,
} from './conversations.ts';

const conversation = (id: string, unread: number): Conversation => ({
  id,
  topic: 'service',
  state: 'answered',
  unread,
  lastMessage: null,
  changedAt: '2026-11-20T04:00:00.000Z',
});

test('counts the unread messages of all conversations', () => {
  const store = makeStore();
  expect(selectUnreadMessages(store.getState())).toBe(0);
  store.dispatch(setConversations([conversation('a', 2), conversation('b', 1)]));
  expect(selectUnreadMessages(store.getState())).toBe(3);
  store.dispatch(setConversationRead('a'));
  expect(selectUnreadMessages(store.getState())).toBe(1);
  expect(selectConversations(store.getState())).toHaveLength(2);
});
