import { z } from 'zod';
import { image, minorUnits, numericId, utcDateTime, uuid } from './common.ts';

export const conversationTopic = z.enum(['service', 'stylist']);
export type ConversationTopic = z.infer<typeof conversationTopic>;

/** `open`: nothing has been sent yet. `waiting`: for an answer of the shop. */
export const conversationState = z.enum(['open', 'waiting', 'answered', 'closed']);
export type ConversationState = z.infer<typeof conversationState>;

export const cardReference = z
  .object({ kind: z.enum(['product', 'order', 'return']), id: numericId })
  .meta({ id: 'CardReference' });
export type CardReference = z.infer<typeof cardReference>;

/** What a message is about, as the shop's own data shows it now. */
export const messageCard = cardReference
  .extend({
    title: z.string(),
    text: z.string(),
    amount: minorUnits.nullable(),
    images: z.array(image),
    isAvailable: z
      .boolean()
      .meta({ description: 'Whether the caller can still open what it shows' }),
  })
  .meta({ id: 'MessageCard' });
export type MessageCard = z.infer<typeof messageCard>;

export const messageImage = z
  .object({
    url: z.string().meta({ description: 'Signed and valid for some hours' }),
    thumbnailUrl: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'MessageImage' });
export type MessageImage = z.infer<typeof messageImage>;

export const conversationMessage = z
  .object({
    position: z.int().min(1).meta({ description: 'Its place in the conversation, from 1' }),
    from: z.enum(['shopper', 'shop']),
    author: z.string().meta({ description: 'Who answers; empty for the shopper' }),
    text: z.string(),
    card: messageCard.nullable(),
    image: messageImage.nullable(),
    sentAt: utcDateTime,
  })
  .meta({ id: 'ConversationMessage' });
export type ConversationMessage = z.infer<typeof conversationMessage>;

export const conversation = z
  .object({
    id: uuid,
    topic: conversationTopic,
    state: conversationState,
    unread: z.int().min(0).meta({ description: 'Answers that the shopper has not read' }),
    lastMessage: conversationMessage.nullable(),
    changedAt: utcDateTime,
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversation>;

export const messageList = z
  .object({
    state: conversationState,
    messages: z.array(conversationMessage).meta({ description: 'The oldest first' }),
    hasEarlier: z.boolean(),
  })
  .meta({ id: 'MessageList' });
export type MessageList = z.infer<typeof messageList>;

/** Longer than anyone writes on a phone. */
export const MAX_MESSAGE_LENGTH = 1_000;

export const messageInput = z
  .object({
    text: z.string().trim().max(MAX_MESSAGE_LENGTH).default(''),
    card: cardReference.optional(),
    imageId: uuid.optional(),
  })
  .refine(({ text, card, imageId }) => text || card || imageId, 'must not be empty');
export type MessageRequest = z.output<typeof messageInput>;
