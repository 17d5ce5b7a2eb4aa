import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { isFromOwnPage } from './credentials.ts';
import { isServed } from './separate-hosts.ts';

const URLS = { publicUrl: 'https://shop.example', backofficeUrl: 'https://office.example' };
const SHOP = 'shop.example';
const OFFICE = 'office.example';

it.each([
  ['/', SHOP, true],
  ['/api/v1/menus/brands', SHOP, true],
  ['/admin', SHOP, false],
  ['/admin/api/v1/session', SHOP, false],
  ['/administration', SHOP, true],
  ['/admin/pages', OFFICE, true],
  ['/admin/api/v1/session', OFFICE, true],
  ['/images/coat/800', OFFICE, true],
  ['/api/v1/menus/brands', OFFICE, true],
  ['/content/films/wind.mp4', OFFICE, true],
  ['/content/spring', OFFICE, false],
  ['/product/detail/1', OFFICE, false],
  ['/administration', OFFICE, false],
  ['/admin', 'other.example', false],
  ['/healthz', OFFICE, true],
  ['/readyz', 'other.example', true],
])('%s is served at %s: %s', (path, host, expected) => {
  expect(isServed(path, host, URLS)).toBe(expected);
});

it('everything is served at one host as long as the back office has none of its own', () => {
  expect(isServed('/admin', SHOP, { backofficeUrl: undefined })).toBe(true);
});

it.each([
  ['the back office', OFFICE, URLS.backofficeUrl, true],
  ['the shop', SHOP, URLS.publicUrl, true],
  ['the shop on the back office', OFFICE, URLS.publicUrl, false],
  ['the back office on the shop', SHOP, URLS.backofficeUrl, false],
])('a page of %s is one of the own site: %s', (_, host, origin, expected) => {
  const request = { method: 'POST', headers: { origin }, protocol: 'https', host };
  expect(isFromOwnPage(request, URLS)).toBe(expected);
});

describe('a shop whose back office has a host of its own', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp({
      environment: {
        PUBLIC_URL: URLS.publicUrl,
        BACKOFFICE_URL: URLS.backofficeUrl,
        SANDBOX: 'on',
      },
    });
  });
  afterAll(() => shop.close());

  const ask = (url: string, host: string) => shop.app.inject({ url, headers: { host } });
  const logIn = (host: string, origin: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/admin/api/v1/session',
      headers: { host, origin },
      payload: { email: 'stranger@shop.example', password: 'a quiet blue teapot' },
    });

  it('serves the calls of operators there and nowhere else, however the path is written', async () => {
    expect((await ask('/admin/api/v1/session', OFFICE)).statusCode).toBe(401);
    for (const url of ['/admin/api/v1/session', '/%61dmin/api/v1/session'])
      expect((await ask(url, SHOP)).statusCode).toBe(404);
    expect((await ask('/', OFFICE)).headers.location).toBe('/admin');
    expect((await ask('/healthz', '10.0.0.7:8080')).statusCode).toBe(200);
  });

  it('takes a log-in from its own page only', async () => {
    expect((await logIn(OFFICE, URLS.backofficeUrl)).statusCode).toBe(401);
    expect((await logIn(OFFICE, URLS.publicUrl)).statusCode).toBe(403);
    expect((await logIn(SHOP, URLS.publicUrl)).statusCode).toBe(404);
  });
});
