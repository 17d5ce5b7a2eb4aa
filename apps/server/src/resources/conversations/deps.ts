import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import type { ConversationChanges } from './changes.ts';

export interface ConversationDeps extends Pick<CatalogueDeps, 'catalogue' | 'images'> {
  db: Kysely<Database>;
  keyring: Keyring;
  conversationChanges: ConversationChanges;
  now: () => number;
}
