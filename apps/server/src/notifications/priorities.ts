import { EVENT_SUBJECTS, type ShopEventType } from './events.ts';

/** The lowest goes first. Security codes wait in no queue: the call that asks for one sends it. */
export const PRIORITIES = { urgent: 1, usual: 2, bulk: 3 } as const;

type Subject = (typeof EVENT_SUBJECTS)[ShopEventType];

/** Shoppers wait for what concerns their money and their parcels. Bulk is marketing, and what a file changes. */
const SUBJECT_PRIORITIES: Readonly<Record<Subject, keyof typeof PRIORITIES>> = {
  order: 'urgent',
  'merchant-order': 'urgent',
  refund: 'urgent',
  return: 'usual',
  fapiao: 'usual',
  coupon: 'bulk',
  variant: 'bulk',
  product: 'bulk',
};

/** In which order an event is distributed, and the message and the webhook deliveries that it causes are sent. */
export const getEventPriority = (type: ShopEventType): number =>
  PRIORITIES[SUBJECT_PRIORITIES[EVENT_SUBJECTS[type]]];
