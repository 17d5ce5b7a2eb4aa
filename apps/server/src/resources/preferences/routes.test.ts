import { describe, expect, it } from 'vitest';
import { setUpIdentities } from '../../../test/support/identity-setup.ts';
import { hasConsent } from './queries.ts';

const shop = setUpIdentities();

describe('preferences', () => {
  const on = { code: 'recently-viewed', isOn: true };
  const off = { code: 'recommendations', isOn: false };
  const of = (...preferences: object[]) => ({ preferences });

  it('are empty at first, and can be added and replaced', async () => {
    const visitor = await shop.newShopper();
    const ask = async (method: 'GET' | 'POST' | 'PUT', body?: object) =>
      (await shop.ask(method, 'my/preferences', body ? { visitor, body } : { visitor })).body;
    expect(await ask('GET')).toEqual(of());
    expect(await ask('POST', of(on))).toEqual(of(on));
    expect(await ask('POST', of(off))).toEqual(of(on, off));
    expect(await ask('PUT', of({ ...on, isOn: false }))).toEqual(of({ ...on, isOn: false }));
  });

  it('give no consent until the shopper agrees', async () => {
    const visitor = await shop.newShopper();
    const { shopperId } = visitor;
    const consents = () => hasConsent(shop.db(), shopperId, 'recently-viewed');
    expect(await consents()).toBe(false);
    await shop.ask('POST', 'my/preferences', { visitor, body: of(on) });
    expect(await consents()).toBe(true);
    expect(await hasConsent(shop.db(), shopperId, 'recommendations')).toBe(false);
  });

  it('are refused for unknown codes', async () => {
    const visitor = await shop.newShopper();
    const body = of({ code: 'everything', isOn: true });
    expect((await shop.ask('POST', 'my/preferences', { visitor, body })).status).toBe(400);
  });
});
