import type { SentEvent } from '../tracking/envelope.ts';
import type { AppPaymentParams } from './payment.ts';
import type { ShareContent } from './share.ts';

/** The messages that a page sends to the native app around it. */
export type BridgeMessage =
  | { type: 'tracking'; events: readonly SentEvent[] }
  | { type: 'navigation'; link: string; replace?: boolean }
  | { type: 'back' }
  | { type: 'login' }
  | { type: 'share'; content: ShareContent }
  | { type: 'contentLoaded'; id: string }
  | { type: 'payment'; params: AppPaymentParams }
  | { type: 'campaignSubscription'; campaignName: string; action: 'status' | 'subscribe' };

/** The replies of the native app, by type. */
export interface BridgeReplies {
  campaignSubscription: { campaignName: string; subscribed: boolean };
  /** The shopper has logged in. The token is exchanged for a session, like a token from the URL. */
  login: { token: string };
  /** The shopper is back from a payment. Only the shop's server knows whether it is paid. */
  payment: { outcome: 'done' | 'cancelled' | 'failed' };
}

export type BridgeReplyType = keyof BridgeReplies;
export type BridgeReply = {
  [T in BridgeReplyType]: { type: T } & BridgeReplies[T];
}[BridgeReplyType];

export interface BridgePort {
  /** False outside the app, where `send` does nothing. */
  isPresent: boolean;
  send(message: BridgeMessage): void;
  /** Calls the listener for replies of one type, until the returned function is called. */
  listen<T extends BridgeReplyType>(
    type: T,
    listener: (reply: BridgeReplies[T]) => void,
  ): () => void;
}
