import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { MessageChannel } from '../providers/messages/port.ts';
import type { ProviderFault } from '../providers/provider-error.ts';

/** Where a shopper can be reached. */
export interface Destination {
  readonly channel: MessageChannel;
  readonly to: string;
}

/**
 * Why a shopper gets a message. `service`: about their own order. `requested`: they asked for it, unless
 * they turned the topic off. `marketing`: only on channels on which they turned the topic on.
 */
export type MessagePurpose =
  | { readonly kind: 'service' }
  | { readonly kind: 'requested' | 'marketing'; readonly topic: string };

/** What a shopper decided about one topic, by channel. */
type Decisions = Readonly<Partial<Record<MessageChannel, boolean>>>;

const isAllowed = (kind: MessagePurpose['kind'], decision: boolean | undefined): boolean =>
  kind === 'service' || (kind === 'requested' ? decision !== false : decision === true);

/** The messaging app comes first: its messages cost nothing and open the page inside it. */
const CHANNEL_ORDER = ['messaging', 'sms', 'email'] as const;

/** Lists where a message may go, in the order in which it is tried. */
export const listDestinations = (
  addresses: Readonly<Partial<Record<MessageChannel, string | null>>>,
  kind: MessagePurpose['kind'],
  decisions: Decisions,
): Destination[] =>
  CHANNEL_ORDER.flatMap((channel) => {
    const to = addresses[channel];
    return to && isAllowed(kind, decisions[channel]) ? { channel, to } : [];
  });

/** Whether another channel may be tried: this one has certainly not sent the message and never will. */
export const shouldTryNextChannel = (fault: ProviderFault): boolean =>
  fault === 'refused' || fault === 'absent';

/** Finds where the shop may reach a shopper. An e-mail address counts when it is verified. */
export async function findDestinations(
  db: Kysely<Database>,
  shopperId: string,
  purpose: MessagePurpose,
): Promise<Destination[]> {
  const topic = purpose.kind === 'service' ? null : purpose.topic;
  const { mobile, messaging, email, decisions } = await db
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
      sql<Decisions>`(
        select coalesce(jsonb_object_agg(channel, is_on), '{}') from (
          select distinct on (channel) channel, is_on from marketing_subscriptions
          where shopper_id = shoppers.id and topic = ${topic}
          order by channel, changed_at desc) decided)`.as('decisions'),
    ])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return listDestinations({ messaging, sms: mobile, email }, purpose.kind, decisions);
}
