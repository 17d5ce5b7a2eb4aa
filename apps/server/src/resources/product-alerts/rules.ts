import type { ProductAlertKind } from '@vitrine/contract';
import type { MessageChannel } from '../../providers/messages/port.ts';
import type { ProviderFault } from '../../providers/provider-error.ts';

/** Limits abuse by scripts; shoppers need fewer. */
export const MAX_ALERTS = 100;
/** After this many attempts, about ten hours, an alert has failed. */
export const MAX_ATTEMPTS = 18;

/** The topic under which a shopper can turn these messages off. */
export const TOPICS = {
  'back-in-stock': 'restock',
  'price-drop': 'sales',
} as const satisfies Record<ProductAlertKind, string>;

/** Where a shopper can be reached. */
export interface Destination {
  readonly channel: MessageChannel;
  readonly to: string;
}

/** The messaging app comes first: its messages cost nothing and open the page inside it. */
const CHANNEL_ORDER = ['messaging', 'sms'] as const;

/** Lists where a message may go, in the order in which it is tried. */
export const listDestinations = (
  addresses: Readonly<Record<MessageChannel, string | null>>,
  turnedOff: readonly string[],
): Destination[] =>
  CHANNEL_ORDER.flatMap((channel) => {
    const to = addresses[channel];
    return to && !turnedOff.includes(channel) ? { channel, to } : [];
  });

/** Whether another channel may be tried: this one has certainly not sent the message and never will. */
export const shouldTryNextChannel = (fault: ProviderFault): boolean =>
  fault === 'refused' || fault === 'absent';
