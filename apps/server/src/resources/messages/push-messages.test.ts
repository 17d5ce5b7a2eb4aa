import type { PushVendor } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderHarness, openOrderHarness } from '../../../test/support/order-harness.ts';
import { recordEvent } from '../../notifications/record-event.ts';
import { ProviderError, type ProviderFault } from '../../providers/provider-error.ts';
import type { PushNote, PushPorts } from '../../providers/push/port.ts';
import { registerDevice } from '../devices/queries.ts';
import { distributeEvents, sendMessages } from './jobs.ts';

let shop: OrderHarness;
let order: Awaited<ReturnType<OrderHarness['paidOrder']>>;
let shopperId: string;
let merchantOrderId: string;

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
    .set({ mobile: '8613900000078' })
    .where('id', '=', shopperId)
    .execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('shop_events').execute();
  await shop.db.deleteFrom('sandbox_messages').execute();
  await shop.db.deleteFrom('push_devices').execute();
  await shop.db.deleteFrom('marketing_subscriptions').execute();
});

async function addDevice(token = 'device-token-1', vendor: PushVendor = 'sandbox') {
  const session = await shop.db
    .selectFrom('sessions')
    .select(['id', 'bag_id as bagId', 'expires_at as expiresAt'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const device = {
    vendor,
    token,
    appVersion: '2.18.0',
    language: 'zh-CN' as const,
    system: 'iOS 19',
  };
  const deps = { keyring: shop.deps.keyring, now: shop.clock.now };
  return shop.db
    .transaction()
    .execute((trx) => registerDevice(trx, device, { ...session, shopperId }, deps));
}

async function sendAbout(type: 'order.paid' | 'order.identity-needed', push?: PushPorts) {
  const subjectId = type === 'order.paid' ? order.orderId : merchantOrderId;
  await shop.db
    .transaction()
    .execute((trx) => recordEvent(trx, { type, subjectId, now: shop.clock.now }));
  const providers = { ...shop.deps.providers, ...(push ? { push } : {}) };
  const deps = { ...shop.deps, providers, logError() {} };
  const context = { deps, database: shop.database, dataDir: '', now: shop.deps.now };
  while (await distributeEvents.run(context));
  while (await sendMessages.run(context));
}

const findSent = () =>
  shop.db
    .selectFrom('sandbox_messages')
    .select(['channel', 'recipient', 'body', 'link'])
    .orderBy('recipient')
    .execute();
const findChannels = async () => (await findSent()).map(({ channel }) => channel);
const findMessage = () =>
  shop.db
    .selectFrom('shopper_messages')
    .select(['id', 'status', 'channel'])
    .executeTakeFirstOrThrow();
const findAttempts = () =>
  shop.db
    .selectFrom('message_attempts')
    .select(['channel', 'outcome', 'code'])
    .orderBy('id')
    .execute();
const countDevices = async () =>
  (await shop.db.selectFrom('push_devices').select('id').execute()).length;

const failing = (fault: ProviderFault, code?: string) => ({
  send: () => Promise.reject(new ProviderError(fault, 'no', code)),
  isUnknownDevice: (given: string | undefined) => given === 'gone',
});

describe('a message about an order', () => {
  it('goes to every device, with the link that the app opens', async () => {
    await addDevice();
    await addDevice('device-token-2');
    await sendAbout('order.paid');
    const sent = await findSent();
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['push', 'device-token-1'],
      ['push', 'device-token-2'],
    ]);
    const [first] = sent;
    expect(first?.link).toMatch(/^https:\/\/shop\.test\/.*order/);
    expect(first?.body.split('\n')[0]).toMatch(/^订单 \S+ .+$/);
    expect(first?.body.split('\n')[1]).toMatch(/。$/);
    expect(await findMessage()).toMatchObject({ status: 'sent', channel: 'push' });
    expect(await findAttempts()).toEqual([{ channel: 'push', outcome: 'sent', code: null }]);
  });

  it('goes by SMS to a shopper who turned its pushes off', async () => {
    await addDevice();
    await shop.db
      .insertInto('marketing_subscriptions')
      .values({
        shopper_id: shopperId,
        channel: 'push',
        destination: shopperId,
        topic: 'orders',
        is_on: false,
        changed_at: new Date(shop.clock.now),
      })
      .execute();
    await sendAbout('order.paid');
    expect(await findChannels()).toEqual(['sms']);
  });

  it('goes by SMS when the app is on no device any more, which is forgotten', async () => {
    await addDevice('removed-device-1');
    await sendAbout('order.paid');
    expect(await findChannels()).toEqual(['sms']);
    expect(await countDevices()).toBe(0);
    expect(await findAttempts()).toEqual([
      { channel: 'push', outcome: 'refused', code: 'sandbox unknown' },
      { channel: 'sms', outcome: 'sent', code: null },
    ]);
  });

  it('goes by SMS when the key of the token was removed', async () => {
    const id = (await addDevice()) ?? '';
    await shop.db
      .updateTable('push_devices')
      .set({ token: Buffer.from('of a key that is gone') })
      .where('id', '=', id)
      .execute();
    await sendAbout('order.paid');
    expect(await findChannels()).toEqual(['sms']);
    expect(await countDevices()).toBe(0);
  });

  it('is sent when one of the devices gets it', async () => {
    await addDevice();
    await addDevice('removed-device-1');
    await sendAbout('order.paid');
    expect(await findChannels()).toEqual(['push']);
    expect(await countDevices()).toBe(1);
  });

  it('waits for a vendor that is busy, rather than for one that refuses', async () => {
    await addDevice('device-token-1', 'vivo');
    await addDevice('device-token-2', 'apns');
    await sendAbout('order.paid', { vivo: failing('busy', '10072'), apns: failing('refused') });
    expect(await findChannels()).toEqual([]);
    expect(await findMessage()).toMatchObject({ status: 'waiting', channel: null });
    expect(await findAttempts()).toEqual([
      { channel: 'push', outcome: 'busy', code: 'vivo 10072' },
    ]);
    expect(await countDevices()).toBe(2);
  });

  it('goes by SMS when the shop has no keys of the vendor', async () => {
    await addDevice('device-token-1', 'honor');
    await sendAbout('order.paid', {});
    expect(await findChannels()).toEqual(['sms']);
    expect(await countDevices()).toBe(1);
  });

  it('has the same key at every attempt', async () => {
    await addDevice('device-token-1', 'fcm');
    const keys: string[] = [];
    const fcm = {
      ...failing('busy'),
      send: ({ key }: PushNote) => {
        keys.push(key);
        return Promise.reject(new ProviderError('busy', 'no'));
      },
    };
    await sendAbout('order.paid', { fcm });
    shop.clock.now += 3_600_000;
    await sendAbout('order.paid', { fcm });
    const { id } = await findMessage();
    expect(keys.filter((key) => key === `message-${id}`)).toHaveLength(2);
  });

  it('does not rely on a push when it must arrive', async () => {
    await addDevice();
    await sendAbout('order.identity-needed');
    expect(await findChannels()).toEqual(['sms']);
  });

  it('goes to no device whose session has ended', async () => {
    await addDevice();
    await shop.db
      .updateTable('sessions')
      .set({ expires_at: new Date(shop.clock.now - 1) })
      .where('shopper_id', '=', shopperId)
      .execute();
    await sendAbout('order.paid');
    expect(await findChannels()).toEqual(['sms']);
  });
});
