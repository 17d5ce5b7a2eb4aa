import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderHarness, openOrderHarness } from '../../../test/support/order-harness.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import type { MessagePorts, MessagesPort } from '../../providers/messages/port.ts';
import { ProviderError, type ProviderFault } from '../../providers/provider-error.ts';
import { advanceShipments } from '../orders/jobs.ts';
import { distributeEvents, MAX_ATTEMPTS, pruneEvents, sendMessages } from './jobs.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let shop: OrderHarness;
let order: Awaited<ReturnType<OrderHarness['paidOrder']>>;
beforeAll(async () => {
  shop = await openOrderHarness({ PUBLIC_URL: 'https://shop.test', SANDBOX: 'on' });
  order = await shop.paidOrder();
  await setMobile(order.buyer.shopperId);
});
afterAll(() => shop.close());
const setMobile = (shopperId: string) =>
  shop.db
    .updateTable('shoppers')
    .set({ mobile: `8613900${shopperId.padStart(6, '0')}` })
    .where('id', '=', shopperId)
    .execute();
beforeEach(async () => {
  await shop.db.deleteFrom('shop_events').execute();
  await shop.db.deleteFrom('sandbox_messages').execute();
});

const record = (type: 'order.paid' | 'order.cancelled', key?: string) =>
  shop.db.transaction().execute((trx) =>
    recordEvent(trx, {
      type,
      subjectId: order.orderId,
      now: shop.clock.now,
      ...(key ? { key } : {}),
    }),
  );

const failingPort = (fault: ProviderFault): MessagesPort => ({
  sendTemplate: () => Promise.reject(new ProviderError(fault, 'no', '42')),
});

async function runJobs(ports: Partial<MessagePorts> = {}) {
  const messages = { ...shop.deps.providers.messages, ...ports };
  const deps = { ...shop.deps, providers: { ...shop.deps.providers, messages }, logError() {} };
  const context = { deps, database: shop.database, dataDir: '', now: shop.deps.now };
  while (await distributeEvents.run(context));
  while (await sendMessages.run(context));
}

const findSent = () =>
  shop.db
    .selectFrom('sandbox_messages')
    .select(['channel', 'recipient', 'body', 'link'])
    .orderBy('id')
    .execute();
const findMessage = () => shop.db.selectFrom('shopper_messages').selectAll().executeTakeFirst();
const findAttempts = () =>
  shop.db.selectFrom('message_attempts').select(['channel', 'outcome', 'code']).execute();

const setEmail = (email: string | null, verifiedAt: Date | null) =>
  shop.db
    .updateTable('shoppers')
    .set({ email, email_verified_at: verifiedAt })
    .where('id', '=', order.buyer.shopperId)
    .execute();

it('tells a shopper that an order is paid and where to see it', async () => {
  await record('order.paid');
  await runJobs();
  expect(await findSent()).toMatchObject([
    {
      channel: 'sms',
      body: expect.stringContaining(order.order.number),
      link: `https://shop.test/user/orders/${order.orderId}`,
    },
  ]);
  expect(await findMessage()).toMatchObject({ status: 'sent', channel: 'sms', attempts: 1 });
});

it('writes in the language of the last log-in', async () => {
  await shop.db.updateTable('shoppers').set({ language: 'en-US' }).execute();
  await record('order.paid');
  await runJobs();
  expect((await findSent())[0]?.body).toContain('We received');
  await shop.db.updateTable('shoppers').set({ language: null }).execute();
});

it('sends one message for an event, however many processes run', async () => {
  await record('order.paid', 'once');
  await record('order.paid', 'once');
  await Promise.all([runJobs(), runJobs(), runJobs()]);
  expect(await findSent()).toHaveLength(1);
});

it('sends nothing for an event that only other systems want', async () => {
  await record('order.cancelled');
  await runJobs();
  expect(await findMessage()).toBeUndefined();
});

it('sends nothing when the change is rolled back', async () => {
  await shop.db
    .transaction()
    .execute(async (trx) => {
      await recordEvent(trx, { type: 'order.paid', subjectId: order.orderId, now: 0 });
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  await runJobs();
  expect(await findSent()).toEqual([]);
});

describe('an inspected return', () => {
  const inspect = async (deduction: number) => {
    const { db, clock } = shop;
    const merchantOrder = order.order.merchantOrders[0];
    const item = merchantOrder?.items[0];
    if (!merchantOrder || !item) throw new Error('The order is empty');
    const { id } = await db
      .insertInto('order_returns')
      .values({
        ...{ shopper_id: order.buyer.shopperId, order_id: order.orderId, status: 'inspected' },
        ...{ merchant_order_id: merchantOrder.id, reason: 'size', note: '' },
        ...{ pickup_date: '2026-11-27', pickup_part: 'morning' },
        ...{ refund_amount: 650_000 - deduction, requested_at: new Date(clock.now) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('order_return_items')
      .values({
        ...{ return_id: id, order_item_id: item.id, quantity: 1, amount: 650_000 },
        ...(deduction > 0
          ? { deduction_amount: deduction, deduction_reason: 'worn', deduction_note: '领口有粉底' }
          : {}),
      })
      .execute();
    await db
      .transaction()
      .execute((trx) =>
        recordEvent(trx, { type: 'return.inspected', subjectId: id, now: clock.now }),
      );
    await runJobs();
    return id;
  };

  it('tells its shopper what is kept back and why, and what will be refunded', async () => {
    const id = await inspect(50_000);
    expect(await findSent()).toMatchObject([
      {
        body: expect.stringContaining('¥500（商品有穿着痕迹 · 领口有粉底），将退还 ¥6,000'),
        link: `https://shop.test/user/returns/${id}`,
      },
    ]);
  });

  it('causes no message when nothing is kept back', async () => {
    await inspect(0);
    expect(await findSent()).toEqual([]);
  });
});

describe('when a provider fails', () => {
  it.each(['busy', 'unreachable'] as const)('a %s one is asked again later', async (fault) => {
    await record('order.paid');
    await runJobs({ sms: failingPort(fault) });
    await runJobs();
    expect(await findSent()).toEqual([]);
    shop.clock.now += HOUR_MS;
    await runJobs();
    expect(await findSent()).toHaveLength(1);
    expect(await findAttempts()).toEqual([
      { channel: 'sms', outcome: fault, code: '42' },
      { channel: 'sms', outcome: 'sent', code: null },
    ]);
  });

  it('the next channel is tried after a refusal, an e-mail address only when verified', async () => {
    await setEmail('lin@shop.test', null);
    await record('order.paid');
    await runJobs({ sms: failingPort('refused') });
    expect([(await findMessage())?.status, await findSent()]).toEqual(['failed', []]);
    await setEmail('lin@shop.test', new Date());
    await record('order.paid');
    await runJobs({ sms: failingPort('refused') });
    expect(await findSent()).toMatchObject([{ channel: 'email', recipient: 'lin@shop.test' }]);
    await setEmail(null, null);
  });

  it('a message waits for an operator after the last attempt', async () => {
    await record('order.paid');
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      await runJobs({ sms: failingPort('unreachable') });
      shop.clock.now += HOUR_MS;
    }
    await runJobs();
    expect(await findMessage()).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS });
    expect(await findSent()).toEqual([]);
  });
});

it('follows an order from its shipment to its delivery', async () => {
  const { orderId } = await shop.paidOrder();
  await shop.db.deleteFrom('shop_events').where('type', '=', 'order.paid').execute();
  for (let step = 0; step < 12; step++) {
    shop.clock.now += HOUR_MS;
    await shop.runJob(advanceShipments);
  }
  await shop.db
    .deleteFrom('shop_events')
    .where('subject_id', 'in', (eb) =>
      eb
        .selectFrom('merchant_orders')
        .select((m) => m.cast<string>('id', 'text').as('id'))
        .where('order_id', '!=', orderId),
    )
    .execute();
  await runJobs();
  const messages = await shop.db.selectFrom('shopper_messages').select('template').execute();
  // What a busy database postpones follows later events.
  expect(messages.map(({ template }) => template).sort()).toEqual([
    'order-delivered',
    'order-shipped',
  ]);
});

it('deletes events after ninety days', async () => {
  await record('order.paid');
  await runJobs();
  const context = { database: shop.database, dataDir: '', now: () => shop.clock.now };
  await pruneEvents.run({}, { ...context, now: () => shop.clock.now + 89 * DAY_MS });
  expect(await findMessage()).toBeDefined();
  await pruneEvents.run({}, { ...context, now: () => shop.clock.now + 91 * DAY_MS });
  expect(await findMessage()).toBeUndefined();
});
