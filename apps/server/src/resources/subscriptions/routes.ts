import type { Handlers, RequestParts, Subscription, shoppers } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, SessionContext } from '../../http/handler-context.ts';
import type { IdentityDeps } from '../identities/deps.ts';
import { problem } from './problems.ts';

type Calls = Pick<typeof shoppers, 'listSubscriptions' | 'subscribe'>;
type Body = RequestParts<Calls['subscribe']>['body'];

/** Finds where messages of a channel reach the shopper. */
async function findOwnDestination(
  db: Kysely<Database>,
  shopperId: string,
  channel: Body['channel'],
) {
  // All devices of a shopper share the switch, and it stays when a device changes.
  if (channel === 'push') return shopperId;
  if (channel === 'messaging') {
    const identity = await db
      .selectFrom('external_identities')
      .select('subject')
      .where('shopper_id', '=', shopperId)
      .where('provider', '=', 'messaging-oa')
      .executeTakeFirst();
    return identity?.subject;
  }
  const { mobile, email } = await db
    .selectFrom('shoppers')
    .select(['mobile', 'email'])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return (channel === 'sms' ? mobile : email) ?? undefined;
}

/**
 * Resolves where to send. Only an email may differ from the shopper's own, because it is not verified
 * yet; a subscription can only be ended for the shopper's own destination.
 */
async function resolveDestination(
  db: Kysely<Database>,
  { channel, topic, email, isOn }: Body,
  { session, language }: SessionContext,
): Promise<string> {
  if (topic === 'orders' && channel !== 'push') throw problem('orders-always', language);
  const ownDestination =
    session.shopperId === null
      ? undefined
      : await findOwnDestination(db, session.shopperId, channel);
  const destination = channel === 'email' ? (email ?? ownDestination) : ownDestination;
  if (!destination) throw problem('no-destination', language);
  if (!isOn && destination !== ownDestination) throw problem('not-yours', language);
  return destination;
}

/** Former destinations keep their rows, so the latest decision of each channel and topic counts. */
const findSubscriptions = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('marketing_subscriptions')
    .distinctOn(['channel', 'topic'])
    .select(['channel', 'topic', 'is_on as isOn'])
    .where('shopper_id', '=', shopperId)
    .orderBy('channel')
    .orderBy('topic')
    .orderBy('changed_at', 'desc')
    .execute();

export const subscriptionHandlers = ({
  db,
  now,
}: IdentityDeps): Handlers<Calls, HandlerContexts> => ({
  listSubscriptions: async (_, { shopperId }) =>
    (await findSubscriptions(db, shopperId)) as Subscription[],
  async subscribe({ body }, context) {
    const destination = await resolveDestination(db, body, context);
    const { channel, topic, isOn } = body;
    const changed = { is_on: isOn, changed_at: new Date(now()) };
    await db
      .insertInto('marketing_subscriptions')
      .values({ shopper_id: context.session.shopperId, channel, destination, topic, ...changed })
      .onConflict((conflict) =>
        conflict.columns(['channel', 'destination', 'topic']).doUpdateSet(changed),
      )
      .execute();
    return { channel, topic, isOn };
  },
});
