import type { Api } from '@vitrine/client';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { brandOptions } from '../../test/support/brands.ts';
import { registerPages } from './routes.ts';

async function ask(securityContact: string | undefined) {
  const app = Fastify();
  registerPages(app, {
    ...brandOptions,
    db: {} as never,
    renderer: { files: new Map(), isStrict: true, render: () => Promise.reject(new Error('no')) },
    api: () => ({}) as Api,
    onChange: () => {},
    cacheBytes: 0,
    publicUrl: 'https://shop.test',
    securityContact,
    now: () => Date.UTC(2026, 0, 1),
  });
  const response = await app.inject('/.well-known/security.txt');
  await app.close();
  return response;
}

test('tells where to report a weakness', async () => {
  const { statusCode, headers, body } = await ask('mailto:security@shop.test');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:security@shop.test\nExpires: 2026-06-30T00:00:00.000Z\n');
  expect(body).toContain('Canonical: https://shop.test/.well-known/security.txt');
});

test('is missing without a contact', async () => {
  expect((await ask(undefined)).statusCode).toBe(404);
});
