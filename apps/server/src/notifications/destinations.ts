import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AddressChannel } from '../providers/messages/port.ts';
import type { MiniVendor } from '../providers/mini-login/port.ts';
import type { ProviderFault } from '../providers/provider-error.ts';

/** The channels that need no permission for each single message. */
type OwnChannel = AddressChannel | 'push';

interface OwnDestination {
  readonly channel: OwnChannel;
  /** An address of the channel; for pushes the shopper, to whose devices they go. */
  readonly to: string;
}

/** A mini-program in which the shopper accepted a message. */
export interface MiniDestination {
  readonly channel: MiniVendor;
  readonly to: string;
  readonly templateCode: string;
}

/** Where a shopper can be reached. */
export type Destination = OwnDestination | MiniDestination;

/**
 * Why a shopper gets a message. `service`: about their own order; only pushes of it can be turned off. `requested`: they asked for it, unless
 * they turned the topic off. `marketing`: only on channels on which they turned the topic on.
 */
export type MessagePurpose =
  | {
      readonly kind: 'service';
      /** The order stops until the shopper has acted. */
      readonly mustArrive?: boolean;
    }
  | { readonly kind: 'requested' | 'marketing'; readonly topic: string };

/** The topic of messages about orders, of which a shopper may turn off the pushes. */
const ORDERS = 'orders';

/** What a shopper decided about one topic, by channel. */
type Decisions = Readonly<Partial<Record<OwnChannel, boolean>>>;

function isAllowed(
  kind: MessagePurpose['kind'],
  channel: OwnChannel,
  decision: boolean | undefined,
): boolean {
  if (kind === 'marketing') return decision === true;
  const isForced = kind === 'service' && channel !== 'push';
  return isForced || decision !== false;
}

/** Pushes and the messaging app come first: their messages cost nothing and open the page inside them. */
const CHANNEL_ORDER: readonly OwnChannel[] = ['push', 'messaging', 'sms', 'email'];
/** A vendor accepts pushes that a device never shows, so what must arrive goes another way if there is one. */
const SURE_ORDER: readonly OwnChannel[] = ['messaging', 'sms', 'email', 'push'];

/** Lists where a message may go, in the order in which it is tried. */
export const listDestinations = (
  addresses: Readonly<Partial<Record<OwnChannel, string | null>>>,
  purpose: Pick<MessagePurpose, 'kind'> & { readonly mustArrive?: boolean },
  decisions: Decisions,
): OwnDestination[] =>
  (purpose.mustArrive ? SURE_ORDER : CHANNEL_ORDER).flatMap((channel) => {
    const to = addresses[channel];
    return to && isAllowed(purpose.kind, channel, decisions[channel]) ? { channel, to } : [];
  });

/** After this many attempts through a platform, a message that must arrive also goes another way. */
const PATIENT_ATTEMPTS = 3;

/**
 * Whether another channel may be tried: this one has certainly not sent the message and never will, or the
 * message must arrive and has waited long enough.
 */
export const shouldTryNextChannel = (
  fault: ProviderFault,
  { mustArrive = false, attempts = 1 } = {},
): boolean =>
  fault === 'refused' || fault === 'absent' || (mustArrive && attempts >= PATIENT_ATTEMPTS);

/** Finds where the shop may reach a shopper. An e-mail address counts when it is verified. */
export async function findDestinations(
  db: Kysely<Database>,
  shopperId: string,
  purpose: MessagePurpose,
): Promise<OwnDestination[]> {
  const topic = purpose.kind === 'service' ? ORDERS : purpose.topic;
  const { mobile, messaging, email, hasDevice, decisions } = await db
    .selectFrom('shoppers')
    .select('mobile')
    .select((eb) => [
      sql<string | null>`case when email_verified_at is not null then email end`.as('email'),
      eb
        .selectFrom('external_identities')
        .select('subject')
        .whereRef('shopper_id', '=', 'shoppers.id')
        .where('provider', '=', 'messaging-oa')
        .limit(1)
        .as('messaging'),
      eb
        .exists(
          eb
            .selectFrom('push_devices')
            .select('push_devices.id')
            .whereRef('push_devices.shopper_id', '=', 'shoppers.id'),
        )
        .as('hasDevice'),
      sql<Decisions>`(
        select coalesce(jsonb_object_agg(channel, is_on), '{}') from (
          select distinct on (channel) channel, is_on from marketing_subscriptions
          where shopper_id = shoppers.id and topic = ${topic}
          order by channel, changed_at desc) decided)`.as('decisions'),
    ])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const push = hasDevice ? shopperId : null;
  return listDestinations({ push, messaging, sms: mobile, email }, purpose, decisions);
}
