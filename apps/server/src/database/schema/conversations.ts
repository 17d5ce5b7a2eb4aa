import type { CardReference, ConversationState, ConversationTopic } from '@vitrine/contract';
import type { Language, Localised } from '@vitrine/kit';
import type { Generated } from 'kysely';
import type { BigIdOrNull, Json, Time } from './columns.ts';

export interface ConversationsTable {
  id: Generated<string>;
  /** The bag of the shopper or guest. */
  bag_id: string;
  topic: ConversationTopic;
  state: Generated<ConversationState>;
  language: Language;
  last_position: Generated<number>;
  read_position: Generated<number>;
  /** Who answers it for the shop. */
  operator_id: BigIdOrNull;
  created_at: Time;
  changed_at: Time;
}

export interface ConversationMessagesTable {
  id: string;
  conversation_id: string;
  position: number;
  sender: 'shopper' | 'shop';
  author: Generated<string>;
  encrypted_text: Buffer | null;
  key_id: string | null;
  card_kind: CardReference['kind'] | null;
  card_id: BigIdOrNull;
  image_id: string | null;
  sent_at: Time;
}

export interface ConversationImagesTable {
  id: string;
  conversation_id: string;
  encrypted_photo: Buffer;
  encrypted_thumbnail: Buffer;
  width: number;
  height: number;
  key_id: string;
  created_at: Time;
}

export interface QuickRepliesTable {
  id: Generated<string>;
  title: string;
  text: Json<Localised>;
  version: Generated<number>;
}
