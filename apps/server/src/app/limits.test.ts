import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { openSession } from '../sessions/store.ts';

let shop: TestApp;
beforeAll(async () => {
  const environment = {
    RATE_LIMIT_PER_MINUTE: '1000',
    SHOPPER_RATE_LIMIT_PER_MINUTE: '2',
    GUEST_SESSIONS_PER_HOUR: '2',
  };
  shop = await openTestApp({ environment });
});
afterAll(() => shop.close());

it('limits the calls of a shopper over all sessions and IP addresses', async () => {
  const { db } = shop.test.database;
  const addShopper = async () =>
    (await db.insertInto('shoppers').defaultValues().returning('id').executeTakeFirstOrThrow()).id;
  const ask = async (shopperId: string, remoteAddress: string) => {
    const { key } = await openSession(db, shop.shop.now(), shopperId);
    const headers = { 'session-key': key };
    return shop.app.inject({ url: '/api/v1/my/addresses', headers, remoteAddress });
  };
  const shopperId = await addShopper();
  const statuses = [];
  for (const ip of ['10.0.0.1', '10.0.0.2', '10.0.0.3'])
    statuses.push((await ask(shopperId, ip)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  const limited = await ask(shopperId, '10.0.0.4');
  expect(limited.json().error.code).toBe('too-many-requests');
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(await addShopper(), '10.0.0.1')).statusCode).toBe(200);
});

it('limits the guest sessions that a network opens, and not those that it renews', async () => {
  const open = async (remoteAddress: string, headers = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/v2/identities/sessions',
      payload: { grant: 'guest' },
      headers,
      remoteAddress,
    });
  const first = await open('2001:db8::1');
  expect((await open('2001:db8::2')).statusCode).toBe(200);
  expect((await open('2001:db8::3')).statusCode).toBe(429);
  expect((await open('2001:db8:0:1::1')).statusCode).toBe(200);
  const renewed = await open('2001:db8::1', { 'session-key': first.json().sessionKey });
  expect([renewed.statusCode, renewed.json().bagId]).toEqual([200, first.json().bagId]);
});
