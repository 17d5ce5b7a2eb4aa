import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';

const CODES = '/api/v1/messaging/mini-programs/qr-codes';

let shop: TestApp;

beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const getResourcePolicy = async (url: string) =>
  (await shop.app.inject(url)).headers['cross-origin-resource-policy'];

it('lets any site show the code of a mini-program', async () => {
  expect(await getResourcePolicy(`${CODES}?page=/pages/content/index`)).toBe('cross-origin');
});

it.each(['/healthz', '/api/v1/home-popup', '/nothing'])(
  'isolates %s from windows of other sites and from the features of a device',
  async (url) => {
    const { headers } = await shop.app.inject(url);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toMatch(/camera=\(\), .*geolocation=\(\), /);
  },
);

it.each([
  '/api/v1/messaging/mini-programs/qr-codes',
  '/api/v1/home-popup',
  '/openapi.json',
  '/healthz',
  '/images/none/480',
  '/images/..%2f..%2fapi%2fv1%2fhome/480',
  '/content/films/none.mp4',
  '/nothing',
])('keeps %s from other sites', async (url) => {
  expect(await getResourcePolicy(url)).toBe('same-origin');
});
