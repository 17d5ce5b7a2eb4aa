import { z } from 'zod';
import { call } from '../call.ts';
import { bytes, done, queryInt, uuid } from '../entities/common.ts';
import {
  cardReference,
  conversation,
  conversationMessage,
  conversationTopic,
  messageCard,
  messageInput,
  messageList,
} from '../entities/conversations.ts';

const group = 'Conversations';
const base = { group, caller: 'session' } as const;
const params = z.object({ id: uuid });
const NOT_FOUND = ['not-found'] as const;

/** Enough for a photo from a phone at full quality. */
const IMAGE_BYTES = 5 * 1024 * 1024;
/** More messages than any conversation has. */
const MAX_POSITION = 1_000_000;
/** Proxies close requests that are silent for longer. */
const MAX_WAIT_SECONDS = 20;

export const conversations = {
  listConversations: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/conversations',
    summary: 'The conversations of the caller with the shop, the latest first',
    response: z.array(conversation),
  }),
  openConversation: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/conversations',
    summary: 'The conversation of a topic that is not closed; opens one if there is none',
    body: z.object({ topic: conversationTopic.default('service') }),
    response: conversation,
  }),
  getConversation: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/conversations/{id}',
    summary: 'One conversation of the caller',
    params,
    response: conversation,
    errors: NOT_FOUND,
  }),
  listMessages: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/conversations/{id}/messages',
    summary: 'Messages after or before a position; waits up to `wait` seconds for the next one',
    params,
    query: z.object({
      after: queryInt(0, MAX_POSITION).optional(),
      before: queryInt(1, MAX_POSITION).optional(),
      wait: queryInt(0, MAX_WAIT_SECONDS).default(0),
    }),
    response: messageList,
    errors: NOT_FOUND,
  }),
  sendMessage: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/conversations/{id}/messages',
    summary: 'Sends a text, a card or a picture; only the caller’s own orders become cards',
    params,
    body: messageInput,
    response: conversationMessage,
    errors: ['not-found', 'conflict'],
  }),
  readMessages: call({
    ...base,
    method: 'PUT',
    path: '/api/v1/my/conversations/{id}/read-position',
    summary: 'Marks the messages up to a position as read',
    params,
    body: z.object({ position: z.int().min(0).max(MAX_POSITION) }),
    response: done,
    errors: NOT_FOUND,
  }),
  uploadMessageImage: call({
    ...base,
    method: 'POST',
    path: '/api/v1/my/conversations/{id}/images',
    summary: 'Uploads a picture for a message: JPEG, PNG or WebP. An unused one is deleted later',
    params,
    upload: { maxBytes: IMAGE_BYTES },
    response: z.object({ id: uuid }).meta({ id: 'MessageImageUpload' }),
    errors: NOT_FOUND,
  }),
  getMessageImage: call({
    method: 'GET',
    path: '/api/v1/conversation-images/{id}/{variant}',
    group,
    summary: 'A picture by the signed URL of its message',
    caller: 'anyone',
    params: z.object({ id: uuid, variant: z.enum(['photo', 'thumbnail']) }),
    query: z.object({
      expires: queryInt(0, 100_000_000_000),
      signature: z.string().regex(/^[\w-]{43}$/),
    }),
    binary: true,
    response: bytes,
    errors: NOT_FOUND,
  }),
  getMessageCard: call({
    ...base,
    method: 'GET',
    path: '/api/v1/my/message-cards/{kind}/{id}',
    summary: 'The card that a message about a product, or an order of the caller, would show',
    params: z.object(cardReference.shape),
    response: messageCard,
    errors: NOT_FOUND,
  }),
};
