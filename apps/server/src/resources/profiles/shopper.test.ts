import { describe, expect, it } from 'vitest';
import { personShop, SESSIONS } from '../identities/testing.ts';
import { countSpend } from '../memberships/queries.ts';
import { hasConsent } from '../preferences/consent.ts';

const shop = personShop();
const reasonOf = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
const codesOf = (body: { benefits: { code: string }[] }) => body.benefits.map(({ code }) => code);

describe('a profile', () => {
  it('tells who the shopper is, but never a whole mobile', async () => {
    const { visitor } = await shop.signIn('13900000020');
    const { body } = await shop.ask('GET', 'my/profile', { visitor });
    expect(body).toMatchObject({ mobile: '139****0020', hasPassword: false, tier: null });
  });

  it('changes what is named, and clears what is null', async () => {
    const { visitor } = await shop.signIn('13900000021');
    const change = (body: object) => shop.ask('PATCH', 'my/profile', { visitor, body });
    const born = { name: '林知夏', birthday: '1990-02-28', gender: 'women' };
    expect((await change(born)).body).toMatchObject(born);
    expect((await change({ name: null })).body).toMatchObject({ ...born, name: null });
    expect((await change({})).body).toMatchObject({ gender: 'women' });
  });

  it.each([
    [{ birthday: '1990-02-30' }, undefined],
    [{ birthday: '2990-01-01' }, 'birthday-ahead'],
    [{ gender: 'x' }, undefined],
    [{ email: 'x' }, undefined],
    [{ password: { next: 'short' } }, undefined],
  ])('refuses %j', async (body, reason) => {
    const visitor = await shop.newShopper();
    const answer = await shop.ask('PATCH', 'my/profile', { visitor, body });
    expect([answer.status, reasonOf(answer)]).toEqual([400, reason]);
  });

  it('takes no mail that is somebody else’s', async () => {
    const [first, second] = [await shop.newShopper(), await shop.newShopper()];
    const body = { email: 'one@example.com' };
    await shop.ask('PATCH', 'my/profile', { visitor: first, body });
    const answer = await shop.ask('PATCH', 'my/profile', { visitor: second, body });
    expect(reasonOf(answer)).toBe('email-taken');
    expect((await shop.ask('PATCH', 'my/profile', { visitor: first, body })).status).toBe(200);
  });

  it('takes a new password for the present one, and ends the other visits', async () => {
    const { visitor } = await shop.signIn('13900000022');
    const { visitor: elsewhere } = await shop.signIn('13900000022');
    const change = (password: object) =>
      shop.ask('PATCH', 'my/profile', { visitor, body: { password } });
    expect((await change({ next: 'first password' })).body.hasPassword).toBe(true);
    expect((await shop.ask('GET', SESSIONS, { visitor: elsewhere })).status).toBe(401);
    expect(reasonOf(await change({ next: 'second password' }))).toBe('password-wrong');
    const current = 'first password';
    expect((await change({ current, next: 'second password' })).status).toBe(200);
    expect((await shop.ask('GET', SESSIONS, { visitor })).status).toBe(200);
  });
});

describe('tiers and benefits', () => {
  it('are joined once, at the tier that was earned', async () => {
    const visitor = await shop.newShopper();
    const { shopperId } = visitor;
    expect((await shop.ask('GET', 'my/tiers', { visitor })).body.current).toBeNull();
    const spend = { shopperId, reference: 'order:1', amount: 4_000_000, now: shop.now() };
    await countSpend(shop.db(), spend);
    await countSpend(shop.db(), spend);
    const joined = await shop.ask('POST', 'my/tiers', { visitor });
    expect(joined.body).toMatchObject({
      current: 'gold',
      spent: 4_000_000,
      next: { code: 'platinum', missing: 11_000_000 },
    });
    shop.pass(1_000);
    expect((await shop.ask('POST', 'my/tiers', { visitor })).body.joinedAt).toBe(
      joined.body.joinedAt,
    );
    expect(codesOf((await shop.ask('GET', 'my/benefits', { visitor })).body)).toContain('gold');
  });

  it('rise and fall with what is spent and given back', async () => {
    const visitor = await shop.newShopper();
    const { shopperId } = visitor;
    await shop.ask('POST', 'my/tiers', { visitor });
    const spend = (reference: string, amount: number) =>
      countSpend(shop.db(), { shopperId, reference, amount, now: shop.now() });
    const current = async () => (await shop.ask('GET', 'my/tiers', { visitor })).body.current;
    await spend('order:2', 16_000_000);
    expect(await current()).toBe('platinum');
    await spend('refund:2', -14_000_000);
    expect(await current()).toBe('member');
  });

  it('include what was given in person, until it ends', async () => {
    const visitor = await shop.newShopper();
    await shop
      .db()
      .insertInto('shopper_benefits')
      .values({
        shopper_id: visitor.shopperId,
        code: 'private-sale',
        expires_at: new Date(shop.now() + 1_000),
      })
      .execute();
    const given = async () =>
      codesOf((await shop.ask('GET', 'my/benefits', { visitor })).body).includes('private-sale');
    expect(await given()).toBe(true);
    shop.pass(1_001);
    expect(await given()).toBe(false);
  });
});

describe('preferences', () => {
  const on = { code: 'recently-viewed', isOn: true };
  const off = { code: 'recommendations', isOn: false };
  const of = (...preferences: object[]) => ({ preferences });

  it('are undecided at first, then added to, then replaced', async () => {
    const visitor = await shop.newShopper();
    const ask = async (method: 'GET' | 'POST' | 'PUT', body?: object) =>
      (await shop.ask(method, 'my/preferences', body ? { visitor, body } : { visitor })).body;
    expect(await ask('GET')).toEqual(of());
    expect(await ask('POST', of(on))).toEqual(of(on));
    expect(await ask('POST', of(off))).toEqual(of(on, off));
    expect(await ask('PUT', of({ ...on, isOn: false }))).toEqual(of({ ...on, isOn: false }));
  });

  it('are no consent until somebody says yes', async () => {
    const visitor = await shop.newShopper();
    const { shopperId } = visitor;
    const consents = () => hasConsent(shop.db(), shopperId, 'recently-viewed');
    expect(await consents()).toBe(false);
    await shop.ask('POST', 'my/preferences', { visitor, body: of(on) });
    expect(await consents()).toBe(true);
    expect(await hasConsent(shop.db(), shopperId, 'recommendations')).toBe(false);
  });

  it('are of codes that the shop knows', async () => {
    const visitor = await shop.newShopper();
    const body = of({ code: 'everything', isOn: true });
    expect((await shop.ask('POST', 'my/preferences', { visitor, body })).status).toBe(400);
  });
});

describe('news', () => {
  const subscribe = (visitor: Awaited<ReturnType<typeof shop.newGuest>>, body: object) =>
    shop.ask('POST', 'marketing/subscriptions', { visitor, body });

  it('go to a guest by mail, and only begin there', async () => {
    const visitor = await shop.newGuest();
    const email = 'guest@example.com';
    expect((await subscribe(visitor, { channel: 'email', email })).body).toEqual({
      channel: 'email',
      topic: 'news',
      isOn: true,
    });
    const ended = await subscribe(visitor, { channel: 'email', email, isOn: false });
    expect(reasonOf(ended)).toBe('not-yours');
    expect(reasonOf(await subscribe(visitor, { channel: 'sms' }))).toBe('no-destination');
  });

  it('go to the shopper’s own mobile, and end when they say so', async () => {
    const { visitor } = await shop.signIn('13900000030');
    for (const isOn of [true, false, true])
      expect((await subscribe(visitor, { channel: 'sms', isOn })).body.isOn).toBe(isOn);
  });

  it('are told to nobody but the shopper who has decided about them', async () => {
    const { visitor } = await shop.signIn('13900000031');
    const decided = async (who: typeof visitor) =>
      (await shop.ask('GET', 'marketing/subscriptions', { visitor: who })).body;
    expect(await decided(visitor)).toEqual([]);
    for (const isOn of [true, false]) await subscribe(visitor, { channel: 'sms', isOn });
    expect(await decided(visitor)).toEqual([{ channel: 'sms', topic: 'news', isOn: false }]);
    expect(await decided(await shop.newShopper())).toEqual([]);
  });
});
