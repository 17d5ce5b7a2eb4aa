import type { MessageCard } from '@vitrine/contract';
import type { PickedFile } from '@vitrine/ui';

/** What the shopper wants to send. */
export interface Draft {
  readonly text: string;
  readonly card?: MessageCard | undefined;
  readonly picture?: PickedFile | undefined;
}

/** A message on its way to the shop. */
export interface Outgoing extends Draft {
  /** Repeats of the same message have the same key, so that the shop gets it once. */
  readonly key: string;
  /** The uploaded picture, once it has arrived. */
  readonly imageId?: string;
  readonly status: 'sending' | 'failed';
  readonly error?: string | undefined;
}

export type OutgoingAction =
  | { type: 'added'; message: Outgoing }
  | { type: 'changed'; key: string; change: Partial<Outgoing> }
  | { type: 'removed'; key: string };

/**
 * The messages on their way, the oldest first. State table of one message: sending -> gone (removed) or
 * failed (changed); failed -> sending (changed) or gone (removed).
 */
export function reduceOutgoing(
  outgoing: readonly Outgoing[],
  action: OutgoingAction,
): readonly Outgoing[] {
  if (action.type === 'added') return [...outgoing, action.message];
  if (action.type === 'removed') return outgoing.filter(({ key }) => key !== action.key);
  return outgoing.map((one) => (one.key === action.key ? { ...one, ...action.change } : one));
}
