import type { shopperMessages } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

async function insertMessage({ db, deps }: AdminFixture): Promise<string> {
  const now = new Date(deps.now());
  const shopper = await db
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const event = await db
    .insertInto('shop_events')
    .values({ type: 'order.paid', subject_id: '1', happened_at: now, distributed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const message = await db
    .insertInto('shopper_messages')
    .values({
      event_id: event.id,
      shopper_id: shopper.id,
      template: 'order-identity-needed',
      language: 'zh-CN',
      content: JSON.stringify({ order: '202611251001', link: '/order/1001' }),
      status: 'failed',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return message.id;
}

async function insertFailedEvent({ db, deps }: AdminFixture): Promise<string> {
  const at = new Date(deps.now());
  const { id } = await db
    .insertInto('shop_events')
    .values({
      type: 'order.paid',
      subject_id: 'x',
      happened_at: at,
      failed_at: at,
      failure: 'unknown-type',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const message = { valid: async (f: AdminFixture) => ({ params: { id: await insertMessage(f) } }) };

/** A valid request of every call of messages. */
export const messageExamples: Readonly<
  Record<
    keyof typeof shopperMessages,
    { valid(fixture: AdminFixture): Promise<CallInput> | CallInput }
  >
> = {
  listMessages: { valid: () => ({ query: { size: '2', status: 'failed' } }) },
  getMessage: message,
  retryMessage: message,
  listFailedEvents: { valid: () => ({ query: { size: '2' } }) },
  redistributeEvent: {
    valid: async (fixture) => ({ params: { id: await insertFailedEvent(fixture) } }),
  },
  listMessageTemplates: { valid: () => ({}) },
  previewMessageTemplate: {
    valid: () => ({ params: { name: 'order-paid' }, body: { 'en-US': { order: '7' } } }),
  },
};
