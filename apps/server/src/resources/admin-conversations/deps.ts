import type { ConversationDeps } from '../conversations/deps.ts';

export type AdminConversationDeps = Readonly<Omit<ConversationDeps, 'conversationChanges'>>;
