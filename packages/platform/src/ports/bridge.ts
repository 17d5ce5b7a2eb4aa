import type { BridgeMessage, BridgeReplies, BridgeReplyType } from '../bridge/definition.ts';

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
