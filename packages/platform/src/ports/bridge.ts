import type { ShareContent } from './share.ts';
import type { TrackedEvent } from './tracking.ts';

/** What a page says to the native app around it. */
export type BridgeMessage =
  | { type: 'tracking'; events: readonly TrackedEvent[] }
  | { type: 'navigation'; link: string; replace?: boolean }
  | { type: 'back' }
  | { type: 'login' }
  | { type: 'share'; content: ShareContent }
  | { type: 'contentLoaded'; id: string }
  | { type: 'campaignSubscription'; campaignName: string; action: 'status' | 'subscribe' };

/** What the native app answers, by the type of the answer. */
export interface BridgeReplies {
  campaignSubscription: { campaignName: string; subscribed: boolean };
  /** The shopper has logged in: the token is exchanged for a session as one from the address is. */
  login: { token: string };
}

export type BridgeReplyType = keyof BridgeReplies;
export type BridgeReply = {
  [T in BridgeReplyType]: { type: T } & BridgeReplies[T];
}[BridgeReplyType];

export interface Bridge {
  /** False outside the app, where `send` says nothing to nobody. */
  isPresent: boolean;
  send(message: BridgeMessage): void;
  /** Hears the app's answers of one type, until the returned function is called. */
  listen<T extends BridgeReplyType>(
    type: T,
    listener: (reply: BridgeReplies[T]) => void,
  ): () => void;
}
