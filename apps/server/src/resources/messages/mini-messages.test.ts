import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderHarness, openOrderHarness } from '../../../test/support/order-harness.ts';
import { savePermission } from '../../notifications/message-permissions.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import type { MessagePorts } from '../../providers/messages/port.ts';
import { ProviderError, type ProviderFault } from '../../providers/provider-error.ts';
import { distributeEvents, sendMessages } from './jobs.ts';

const HOUR_MS = 3_600_000;
const CODE = 'sandbox-order-identity-needed';
const USER = 'mini-1';

let shop: OrderHarness;
let order: Awaited<ReturnType<OrderHarness['paidOrder']>>;
let shopperId: string;
let merchantOrderId: string;
const mini = () => shop.deps.providers.messages.minip;

beforeAll(async () => {
  shop = await openOrderHarness({ PUBLIC_URL: 'https://shop.test', SANDBOX: 'on' });
  order = await shop.paidOrder();
  shopperId = order.buyer.shopperId;
  const merchantOrder = await shop.db
    .selectFrom('merchant_orders')
    .select('id')
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  merchantOrderId = merchantOrder.id;
  await shop.db
    .updateTable('shoppers')
    .set({ mobile: '8613900000077' })
    .where('id', '=', shopperId)
    .execute();
  await shop.db
    .insertInto('external_identities')
    .values({ provider: 'minip', subject: USER, shopper_id: shopperId })
    .execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('shop_events').execute();
  await shop.db.deleteFrom('sandbox_messages').execute();
  await shop.db.deleteFrom('message_permissions').execute();
  await shop.db.deleteFrom('used_message_permissions').execute();
  await shop.db.deleteFrom('sandbox_accepted_messages').execute();
  await shop.db.deleteFrom('marketing_subscriptions').execute();
});

/** The shopper accepts in the vendor’s panel, and the mini-program reports it. */
async function accept(code = CODE, { isKnownToVendor = true } = {}) {
  const answer = { templateCode: code, isAccepted: true };
  await savePermission(shop.db, { shopperId, channel: 'minip' }, answer, shop.clock.now);
  if (isKnownToVendor) await mini().noteAccepted?.(USER, code);
}

const record = (type: 'order.identity-needed' | 'order.paid' = 'order.identity-needed') => {
  const subjectId = type === 'order.paid' ? order.orderId : merchantOrderId;
  return shop.db
    .transaction()
    .execute((trx) => recordEvent(trx, { type, subjectId, now: shop.clock.now }));
};

async function runJobs(ports: Partial<MessagePorts> = {}) {
  const messages = { ...shop.deps.providers.messages, ...ports };
  const deps = { ...shop.deps, providers: { ...shop.deps.providers, messages }, logError() {} };
  const context = { deps, database: shop.database, dataDir: '', now: shop.deps.now };
  while (await distributeEvents.run(context));
  while (await sendMessages.run(context));
}

const failing = (fault: ProviderFault, code = '42') => ({
  minip: {
    ...mini(),
    sendTemplate: () => Promise.reject(new ProviderError(fault, 'no', code)),
  },
});

const findChannels = async () =>
  (await shop.db.selectFrom('sandbox_messages').select('channel').orderBy('id').execute()).map(
    ({ channel }) => channel,
  );
const findRemaining = async () =>
  (await shop.db.selectFrom('message_permissions').select('remaining').executeTakeFirst())
    ?.remaining;
const findAttempts = () =>
  shop.db
    .selectFrom('message_attempts')
    .select(['channel', 'outcome', 'code'])
    .orderBy('id')
    .execute();

it('uses one accepted message, and the next one goes another way', async () => {
  await accept();
  await record();
  await runJobs();
  expect(await findChannels()).toEqual(['minip']);
  expect(await findRemaining()).toBe(0);
  const [sent] = await shop.db.selectFrom('sandbox_messages').selectAll().execute();
  expect(sent).toMatchObject({
    recipient: USER,
    body: `character_string1: ${order.order.number}\nphrase2: 待补身份\nthing3: 海关等待收件人身份信息`,
    link: expect.stringContaining(order.orderId),
  });
  await record();
  await runJobs();
  expect(await findChannels()).toEqual(['minip', 'sms']);
});

it('does not use what was accepted for another template', async () => {
  await accept();
  await record('order.paid');
  await runJobs();
  expect([await findChannels(), await findRemaining()]).toEqual([['sms'], 1]);
});

it('does not send two messages for one that was accepted', async () => {
  await accept();
  await record();
  await record();
  await Promise.all([runJobs(), runJobs(), runJobs()]);
  expect((await findChannels()).sort()).toEqual(['minip', 'sms']);
  expect(await findRemaining()).toBe(0);
});

it('prefers the account of a shopper who accepted nothing', async () => {
  await record();
  await runJobs();
  expect(await findAttempts()).toEqual([{ channel: 'sms', outcome: 'sent', code: null }]);
});

describe('when the vendor fails', () => {
  it('a refused message goes by SMS, and none is left to send', async () => {
    await accept(CODE, { isKnownToVendor: false });
    await accept(CODE, { isKnownToVendor: false });
    await record();
    await runJobs();
    expect(await findAttempts()).toEqual([
      { channel: 'minip', outcome: 'refused', code: '43101' },
      { channel: 'sms', outcome: 'sent', code: null },
    ]);
    expect(await findRemaining()).toBe(0);
  });

  it('a template that it does not know leaves the accepted message as it is', async () => {
    await accept();
    await record();
    await runJobs(failing('refused', '40037'));
    expect([await findChannels(), await findRemaining()]).toEqual([['sms'], 1]);
  });

  it('a message without an answer keeps its permission for the next attempt', async () => {
    await accept();
    await record();
    await runJobs(failing('unreachable'));
    expect([await findChannels(), await findRemaining()]).toEqual([[], 0]);
    shop.clock.now += HOUR_MS;
    await runJobs();
    expect([await findChannels(), await findRemaining()]).toEqual([['minip'], 0]);
  });

  it('a busy one gives the permission back', async () => {
    await accept();
    await record();
    await runJobs(failing('busy', '45009'));
    expect([await findChannels(), await findRemaining()]).toEqual([[], 1]);
  });

  it('what must arrive goes by SMS after three attempts, and only then', async () => {
    await accept();
    await record();
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await findChannels()).toEqual([]);
      await runJobs(failing('unreachable'));
      shop.clock.now += HOUR_MS;
    }
    expect(await findChannels()).toEqual(['sms']);
    expect((await findAttempts()).map(({ channel }) => channel)).toEqual([
      'minip',
      'minip',
      'minip',
      'sms',
    ]);
  });

  it('other messages wait for it', async () => {
    await accept('sandbox-order-paid');
    await record('order.paid');
    for (let attempt = 0; attempt < 5; attempt++) {
      await runJobs(failing('unreachable'));
      shop.clock.now += HOUR_MS;
    }
    expect(await findChannels()).toEqual([]);
  });
});
