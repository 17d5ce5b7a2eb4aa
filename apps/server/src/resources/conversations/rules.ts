import type { ConversationState } from '@vitrine/contract';
import type { Quota } from '../../database/quotas.ts';

/** What changes the state of a conversation. */
export type ConversationEvent = 'shopper-wrote' | 'shop-answered' | 'shop-closed';

/** The next state after an event. A closed conversation opens again when the shopper writes. */
const NEXT_STATE: Readonly<Record<ConversationEvent, ConversationState>> = {
  'shopper-wrote': 'waiting',
  'shop-answered': 'answered',
  'shop-closed': 'closed',
};

export const getNextState = (event: ConversationEvent): ConversationState => NEXT_STATE[event];

/** Messages that a call returns at once. */
export const PAGE_SIZE = 40;
/** Conversations that a shopper sees in the list. */
export const MAX_LISTED = 50;

const HOUR_MS = 3_600_000;
/** More than anyone types in an hour; a script sends more. */
const MAX_MESSAGES_PER_HOUR = 120;
/** An office or a campus shares one network. */
const MAX_MESSAGES_OF_NETWORK = 600;
const MAX_IMAGES_PER_HOUR = 20;
const MAX_IMAGES_OF_NETWORK = 100;

interface Sender {
  readonly bagId: string;
  /** The hash of the sender's network. */
  readonly network: string;
}

const listQuotas = (
  name: string,
  { bagId, network }: Sender,
  limits: readonly [number, number],
  now: number,
): Quota[] => {
  const hour = Math.floor(now / HOUR_MS);
  const endsAt = new Date((hour + 1) * HOUR_MS);
  return [
    { key: `${name}:${bagId}:${hour}`, limit: limits[0], endsAt },
    { key: `${name}-of:${network}:${hour}`, limit: limits[1], endsAt },
  ];
};

export const listMessageQuotas = (sender: Sender, now: number): Quota[] =>
  listQuotas('messages', sender, [MAX_MESSAGES_PER_HOUR, MAX_MESSAGES_OF_NETWORK], now);

export const listImageQuotas = (sender: Sender, now: number): Quota[] =>
  listQuotas('message-images', sender, [MAX_IMAGES_PER_HOUR, MAX_IMAGES_OF_NETWORK], now);

/** Whole seconds until the quotas of this hour end. */
export const getSecondsToNextHour = (now: number): number =>
  Math.ceil((HOUR_MS - (now % HOUR_MS)) / 1000);
