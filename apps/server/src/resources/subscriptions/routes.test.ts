import { describe, expect, it } from 'vitest';
import { setUpIdentities } from '../../../test/support/identity-setup.ts';

const shop = setUpIdentities();
const getReason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;

describe('marketing subscriptions', () => {
  const subscribe = (visitor: Awaited<ReturnType<typeof shop.newGuest>>, body: object) =>
    shop.ask('POST', 'marketing/subscriptions', { visitor, body });

  it('can be started by a guest with an email, but not ended', async () => {
    const visitor = await shop.newGuest();
    const email = 'guest@example.com';
    expect((await subscribe(visitor, { channel: 'email', email })).body).toEqual({
      channel: 'email',
      topic: 'news',
      isOn: true,
    });
    const ended = await subscribe(visitor, { channel: 'email', email, isOn: false });
    expect(getReason(ended)).toBe('not-yours');
    expect(getReason(await subscribe(visitor, { channel: 'sms' }))).toBe('no-destination');
  });

  it('use the shopper’s own mobile, and can be ended', async () => {
    const { visitor } = await shop.logInByMobile('13900000030');
    for (const isOn of [true, false, true])
      expect((await subscribe(visitor, { channel: 'sms', isOn })).body.isOn).toBe(isOn);
  });

  it('are only listed for their shopper', async () => {
    const { visitor } = await shop.logInByMobile('13900000031');
    const listSubscriptions = async (who: typeof visitor) =>
      (await shop.ask('GET', 'marketing/subscriptions', { visitor: who })).body;
    expect(await listSubscriptions(visitor)).toEqual([]);
    for (const isOn of [true, false]) await subscribe(visitor, { channel: 'sms', isOn });
    expect(await listSubscriptions(visitor)).toEqual([
      { channel: 'sms', topic: 'news', isOn: false },
    ]);
    expect(await listSubscriptions(await shop.newShopper())).toEqual([]);
  });
});

describe('pushes of the app', () => {
  const subscribe = (visitor: Awaited<ReturnType<typeof shop.newGuest>>, body: object) =>
    shop.ask('POST', 'marketing/subscriptions', { visitor, body });

  it('are switched for all devices of a shopper, by topic', async () => {
    const visitor = await shop.newShopper();
    for (const topic of ['orders', 'restock', 'sales'])
      expect((await subscribe(visitor, { channel: 'push', topic, isOn: false })).body).toEqual({
        channel: 'push',
        topic,
        isOn: false,
      });
    const guest = await subscribe(await shop.newGuest(), { channel: 'push', isOn: true });
    expect(getReason(guest)).toBe('no-destination');
  });

  it('are the only messages about orders that can be turned off', async () => {
    const { visitor } = await shop.logInByMobile('13900000032');
    const body = { channel: 'sms', topic: 'orders', isOn: false };
    expect(getReason(await subscribe(visitor, body))).toBe('orders-always');
  });
});
