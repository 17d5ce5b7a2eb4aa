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

/** What the native app answers. */
export interface BridgeReply {
  type: string;
  [field: string]: unknown;
}

export interface Bridge {
  /** False outside the app, where `send` says nothing to nobody. */
  isPresent: boolean;
  send(message: BridgeMessage): void;
  /** Hears the app's answers of one type, until the returned function is called. */
  listen(type: string, listener: (reply: BridgeReply) => void): () => void;
}
