import { describe, expect, it } from 'vitest';
import { setUpProductAlerts } from '../../../test/support/product-alert-setup.ts';
import type { MessagesPort } from '../../providers/messages/port.ts';
import { ProviderError, type ProviderFault } from '../../providers/provider-error.ts';
import { MAX_ATTEMPTS } from './rules.ts';

const shop = setUpProductAlerts();
const HOUR_MS = 3_600_000;
const forSize = () => ({ kind: 'back-in-stock', variantId: shop.size() });
const forPrice = () => ({ kind: 'price-drop', productId: shop.productId() });

async function newWaitingShopper(body: object, language?: string) {
  const shopper = await shop.newShopper();
  await shop.createAlert(shopper, body, language);
  return shopper;
}
const statusOf = async () =>
  (await shop.db().selectFrom('product_alerts').select('status').executeTakeFirst())?.status;

/** A channel that fails every message. */
const failingPort = (fault: ProviderFault): MessagesPort => ({
  sendTemplate: () => Promise.reject(new ProviderError(fault, 'no')),
});

it('tells a shopper once that a size is back, with a link to it', async () => {
  const shopper = await newWaitingShopper(forSize());
  await shop.setStock(2);
  await shop.runJobs();
  await shop.runJobs();
  const [message, ...others] = await shop.findMessages();
  expect(others).toEqual([]);
  const link = `https://shop.test/product/detail/${shop.productId()}?variant=${shop.size()}`;
  expect(message).toMatchObject({ channel: 'sms', link });
  expect(message?.recipient).toContain(shopper.shopperId);
  expect(message?.body).toContain('已到货');
  const { alerts } = await shop.listAlerts(shopper);
  expect(alerts).toMatchObject([{ status: 'sent' }]);
});

it('tells a shopper of a lower price in their language', async () => {
  await newWaitingShopper(forPrice(), 'en-US');
  await shop.setPrice(900_000);
  await shop.runJobs();
  const [message] = await shop.findMessages();
  expect(message?.body).toContain('is now ¥9,000');
  expect(message?.link).toBe(`https://shop.test/en/product/detail/${shop.productId()}`);
});

it('reaches a shopper whom only a mini-program knows, where they accepted the message', async () => {
  const shopper = await shop.newMiniShopper();
  await shopper.answer('price-drop', true);
  expect((await shop.createAlert(shopper, forPrice())).status).toBe(200);
  await shop.setPrice(900_000);
  await shop.runJobs();
  expect(await shop.findMessages()).toMatchObject([
    { channel: 'minip', recipient: shopper.subject },
  ]);
  expect(await statusOf()).toBe('sent');
});

it('two processes send each of many alerts once', async () => {
  for (let n = 0; n < 6; n++) await newWaitingShopper(forSize());
  await shop.setStock(1);
  await Promise.all([shop.runJobs(), shop.runJobs(), shop.runJobs()]);
  await shop.runJobs();
  const recipients = (await shop.findMessages()).map(({ recipient }) => recipient);
  expect(recipients).toHaveLength(6);
  expect(new Set(recipients).size).toBe(6);
});

describe('an alert waits on', () => {
  it.each([
    ['another size comes back', forSize, () => shop.setStock(3, shop.otherSize())],
    ['the price rises', forPrice, () => shop.setPrice(1_100_000)],
    ['the price stays', forPrice, () => shop.setPrice(1_000_000)],
  ])('while %s', async (_, body, change) => {
    await newWaitingShopper(body());
    await change();
    await shop.runJobs();
    expect(await shop.findMessages()).toEqual([]);
    expect(await statusOf()).toBe('waiting');
  });

  it('when the size is sold again before the message is sent', async () => {
    await newWaitingShopper(forSize());
    const busy = {
      ...shop.messagePorts(),
      sms: failingPort('busy'),
      messaging: failingPort('absent'),
      email: failingPort('absent'),
    };
    await shop.setStock(1);
    await shop.runJobs(busy);
    await shop.setStock(0);
    shop.pass(HOUR_MS);
    await shop.runJobs();
    expect([await shop.findMessages(), await statusOf()]).toEqual([[], 'waiting']);
    await shop.setStock(1);
    await shop.runJobs();
    expect(await shop.findMessages()).toHaveLength(1);
  });

  it('while the product is not on sale, and is sent when it is again', async () => {
    await newWaitingShopper(forSize());
    const setOnline = (is_online: boolean) =>
      shop
        .db()
        .updateTable('products')
        .set({ is_online })
        .where('id', '=', shop.productId())
        .execute();
    await setOnline(false);
    await shop.setStock(1);
    await shop.runJobs();
    expect(await shop.findMessages()).toEqual([]);
    await setOnline(true);
    await shop.runJobs();
    expect(await shop.findMessages()).toHaveLength(1);
  });
});

it('records no change that no shopper waits for', async () => {
  await shop.setStock(5);
  const changes = await shop.db().selectFrom('awaited_changes').selectAll().execute();
  expect(changes).toEqual([]);
});

it('prefers the messaging app, and falls back to a short message when it refuses', async () => {
  const shopper = await shop.newShopper();
  await shop
    .db()
    .insertInto('external_identities')
    .values({ provider: 'messaging-oa', subject: 'open-1', shopper_id: shopper.shopperId })
    .execute();
  await shop.createAlert(shopper, forSize());
  await shop.setStock(1);
  await shop.runJobs();
  expect(await shop.findMessages()).toMatchObject([{ channel: 'messaging', recipient: 'open-1' }]);
  await shop.setStock(0);
  await shop.createAlert(shopper, forSize());
  await shop.setStock(1);
  await shop.runJobs({ ...shop.messagePorts(), messaging: failingPort('refused') });
  expect(await shop.findMessages()).toMatchObject([{ channel: 'messaging' }, { channel: 'sms' }]);
});

describe('when a message cannot be sent', () => {
  const failing = (fault: ProviderFault) => ({
    ...shop.messagePorts(),
    sms: failingPort(fault),
    messaging: failingPort('absent'),
    email: failingPort('absent'),
  });

  it('it is tried again later, and less and less often', async () => {
    await newWaitingShopper(forSize());
    await shop.setStock(1);
    await shop.runJobs(failing('busy'));
    expect(await statusOf()).toBe('sending');
    await shop.runJobs();
    expect(await shop.findMessages()).toEqual([]);
    shop.pass(5_000);
    await shop.runJobs();
    expect([(await shop.findMessages()).length, await statusOf()]).toEqual([1, 'sent']);
  });

  it('it fails at last when the provider stays busy', async () => {
    await newWaitingShopper(forSize());
    await shop.setStock(1);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      await shop.runJobs(failing('unreachable'));
      shop.pass(HOUR_MS);
    }
    expect(await statusOf()).toBe('failed');
  });

  it('it fails at once when no channel accepts it', async () => {
    await newWaitingShopper(forSize());
    await shop.setStock(1);
    await shop.runJobs(failing('refused'));
    expect(await statusOf()).toBe('failed');
  });
});

it('waits until the quiet hours end', async () => {
  await newWaitingShopper(forSize());
  shop.setQuietHours({ from: 22, to: 8 });
  shop.setTime(Date.parse('2026-10-20T23:00:00+08:00'));
  await shop.setStock(1);
  await shop.runJobs();
  expect(await shop.findMessages()).toEqual([]);
  shop.pass(9 * HOUR_MS);
  await shop.runJobs();
  expect(await shop.findMessages()).toHaveLength(1);
  shop.setQuietHours(undefined);
});
