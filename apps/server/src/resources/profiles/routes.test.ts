import { describe, expect, it } from 'vitest';
import { SESSIONS, setUpIdentities } from '../../../test/support/identity-setup.ts';

const shop = setUpIdentities();
const getReason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;

describe('the profile', () => {
  it('contains the shopper’s data with a masked mobile', async () => {
    const { visitor } = await shop.logInByMobile('13900000020');
    const { body } = await shop.ask('GET', 'my/profile', { visitor });
    expect(body).toMatchObject({ mobile: '139****0020', hasPassword: false, tier: null });
  });

  it('changes the given fields, and clears those that are null', async () => {
    const { visitor } = await shop.logInByMobile('13900000021');
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
    const response = await shop.ask('PATCH', 'my/profile', { visitor, body });
    expect([response.status, getReason(response)]).toEqual([400, reason]);
  });

  it('refuses the email that another shopper has verified', async () => {
    const [first, second] = [await shop.newShopper(), await shop.newShopper()];
    const body = { email: 'one@example.com' };
    await shop.ask('PATCH', 'my/profile', { visitor: first, body });
    const verified = { email_verified_at: new Date() };
    await shop.db().updateTable('shoppers').set(verified).where('email', '=', body.email).execute();
    const response = await shop.ask('PATCH', 'my/profile', { visitor: second, body });
    expect(getReason(response)).toBe('email-taken');
    expect((await shop.ask('PATCH', 'my/profile', { visitor: first, body })).status).toBe(200);
  });

  it('changes the password with the current one, and closes other sessions', async () => {
    const { visitor } = await shop.logInByMobile('13900000022');
    const { visitor: elsewhere } = await shop.logInByMobile('13900000022');
    const change = (password: object) =>
      shop.ask('PATCH', 'my/profile', { visitor, body: { password } });
    expect((await change({ next: 'first password' })).body.hasPassword).toBe(true);
    expect((await shop.ask('GET', SESSIONS, { visitor: elsewhere })).status).toBe(401);
    expect(getReason(await change({ next: 'second password' }))).toBe('password-wrong');
    const current = 'first password';
    expect((await change({ current, next: 'second password' })).status).toBe(200);
    expect((await shop.ask('GET', SESSIONS, { visitor })).status).toBe(200);
  });
});
