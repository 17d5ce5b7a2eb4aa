import type { Handlers, Parts, Subscription, shoppers } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CallContexts, SessionContext } from '../../http/context.ts';
import { refusals } from '../../http/refusals.ts';
import type { IdentityDeps } from '../identities/deps.ts';

type Calls = Pick<typeof shoppers, 'listSubscriptions' | 'subscribe'>;
type Body = Parts<Calls['subscribe']>['body'];

const refuse = refusals({
  'no-destination': {
    code: 'conflict',
    zh: '请先完善联系方式',
    en: 'We do not know where to send it yet',
  },
  'not-yours': {
    code: 'conflict',
    zh: '请登录后再取消订阅',
    en: 'Please sign in to end a subscription',
  },
});

/** Where a shopper's own news go. */
async function ownDestination(db: Kysely<Database>, shopperId: string, channel: Body['channel']) {
  if (channel === 'messaging') {
    const bound = await db
      .selectFrom('shopper_identities')
      .select('subject')
      .where('shopper_id', '=', shopperId)
      .where('provider', '=', 'messaging-oa')
      .executeTakeFirst();
    return bound?.subject;
  }
  const { mobile, email } = await db
    .selectFrom('shoppers')
    .select(['mobile', 'email'])
    .where('id', '=', shopperId)
    .executeTakeFirstOrThrow();
  return (channel === 'sms' ? mobile : email) ?? undefined;
}

/**
 * Where news go to. Nobody ends what is not theirs, and only an address of mail may be somebody else's:
 * nobody knows yet whom it belongs to.
 */
async function destinationOf(
  db: Kysely<Database>,
  { channel, email, isOn }: Body,
  { session, language }: SessionContext,
): Promise<string> {
  const own =
    session.shopperId === null ? undefined : await ownDestination(db, session.shopperId, channel);
  const destination = channel === 'email' ? (email ?? own) : own;
  if (!destination) throw refuse('no-destination', language);
  if (!isOn && destination !== own) throw refuse('not-yours', language);
  return destination;
}

/** An address that was left since keeps its row, so the latest decision of a way counts. */
const findDecided = (db: Kysely<Database>, shopperId: string) =>
  db
    .selectFrom('marketing_subscriptions')
    .distinctOn(['channel', 'topic'])
    .select(['channel', 'topic', 'is_on as isOn'])
    .where('shopper_id', '=', shopperId)
    .orderBy('channel')
    .orderBy('topic')
    .orderBy('changed_at', 'desc')
    .execute();

export const subscriptionHandlers = ({ db, now }: IdentityDeps): Handlers<Calls, CallContexts> => ({
  listSubscriptions: async (_, { shopperId }) =>
    (await findDecided(db, shopperId)) as Subscription[],
  async subscribe({ body }, context) {
    const destination = await destinationOf(db, body, context);
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
