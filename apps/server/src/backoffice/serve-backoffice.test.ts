import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrand } from '../brand/read-brand.ts';
import { BRAND_DIR } from '../settings.ts';
import { serveBackoffice } from './serve-backoffice.ts';

const dist = `${mkdtempSync(join(tmpdir(), 'backoffice-'))}/`;
const app = Fastify();
const PLACES = {
  brand: readBrand(BRAND_DIR),
  publicUrl: 'https://shop.example',
  backofficeUrl: 'https://office.example',
  imageHosts: ['*.cdn.example'],
};

beforeAll(() => {
  writeFileSync(
    `${dist}index.html`,
    '<meta name="csp-nonce" content="CSP_NONCE"><b>SHOP_ORIGIN</b>',
  );
  for (const suffix of ['', '.br', '.gz']) writeFileSync(`${dist}main-12345678.js${suffix}`, 'x');
  writeFileSync(`${dist}.built`, '');
  serveBackoffice(app, PLACES, dist);
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

test.each(['/admin', '/admin/orders/7'])(
  'serves the page at %s, never from a cache',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const nonce = /content="([\w-]{22})"/.exec(body)?.[1];
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain('frame-src https://shop.example;');
    expect(headers['content-security-policy']).toContain('https://*.cdn.example;');
    expect(body).toContain('<b>https://shop.example</b>');
  },
);

test('gives every response a nonce of its own', async () => {
  const bodies = [await app.inject('/admin'), await app.inject('/admin')].map(({ body }) => body);
  expect(bodies[0]).not.toBe(bodies[1]);
});

test('serves files for ever, and not those that it does not have', async () => {
  const file = await app.inject('/admin/assets/main-12345678.js');
  expect(file.headers['cache-control']).toContain('immutable');
  expect((await app.inject('/admin/assets/other.js')).statusCode).toBe(404);
});

test.each([
  ['zh-CN', '管理后台正在构建'],
  ['en-US', 'The back office is being built'],
])('says in %s that it is being built, and opens when it is', async (language, title) => {
  const folder = `${mkdtempSync(join(tmpdir(), 'backoffice-'))}/`;
  const waiting = Fastify();
  serveBackoffice(waiting, PLACES, folder);
  const open = () =>
    waiting.inject({ url: '/admin/orders', headers: { 'accept-language': language } });
  const before = await open();
  expect([before.statusCode, before.headers.refresh]).toEqual([503, '3']);
  expect(before.body).toContain(title);
  expect((await waiting.inject('/admin/assets/main-12345678.js')).statusCode).toBe(404);

  // A build that is not complete yet.
  writeFileSync(`${folder}index.html`, '<p>office</p>');
  expect((await open()).statusCode).toBe(503);
  writeFileSync(`${folder}.built`, '');
  const after = await open();
  expect([after.statusCode, after.headers.refresh, after.body]).toEqual([
    200,
    undefined,
    '<p>office</p>',
  ]);
  await waiting.close();
  rmSync(folder, { recursive: true });
});
