import { z } from 'zod';
import { numericId, utcDateTime, uuid } from '../../entities/common.ts';
import {
  cardReference,
  conversationMessage,
  conversationState,
  conversationTopic,
  MAX_MESSAGE_LENGTH,
} from '../../entities/conversations.ts';

/** More messages than any conversation has. */
const MAX_POSITION = 1_000_000;

/** A change names the last message that the operator has read, and is refused after a newer one. */
export const lastPosition = z.int().min(1).max(MAX_POSITION);

/** A conversation as the list of operators shows it. */
export const shopperConversation = z
  .object({
    id: uuid,
    topic: conversationTopic,
    state: conversationState,
    language: z.enum(['zh-CN', 'en-US']),
    shopper: z
      .object({ id: numericId, name: z.string().nullable().meta({ description: 'Masked' }) })
      .nullable()
      .meta({ description: 'Null for a guest' }),
    operator: z
      .object({ id: numericId, name: z.string() })
      .nullable()
      .meta({ description: 'Who answers it' }),
    lastPosition: z.int(),
    changedAt: utcDateTime,
  })
  .meta({ id: 'ShopperConversation' });
export type ShopperConversation = z.infer<typeof shopperConversation>;

export const shopperConversationDetails = shopperConversation
  .extend({
    messages: z.array(conversationMessage).meta({ description: 'The last ones, the oldest first' }),
    hasEarlier: z.boolean(),
  })
  .meta({ id: 'ShopperConversationDetails' });

export const conversationAnswer = z
  .object({
    text: z.string().trim().max(MAX_MESSAGE_LENGTH).default(''),
    card: cardReference.optional(),
    lastPosition,
  })
  .refine(({ text, card }) => text || card, 'must not be empty');
