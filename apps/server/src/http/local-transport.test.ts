import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    seed: ({ db }) =>
      db
        .insertInto('flat_contents')
        .values({ code: 'shop', language: 'zh-CN', value: JSON.stringify({ name: '别处' }) })
        .execute(),
  });
});
afterAll(() => shop.close());

const request = (path: string) =>
  shop.shop.transport({ method: 'GET', url: path, headers: { 'Accept-Language': 'zh-CN' } });

test('shares one frozen response between pages', async () => {
  const path = '/api/v1/contents/flat-contents/shop';
  await request(path);
  const [first, second] = [await request(path), await request(path)];
  expect(first.data).toMatchObject({ code: 'shop', value: { name: '别处' } });
  expect(second.data).toBe(first.data);
  expect(() => Object.assign((first.data as { value: object }).value, { name: 'x' })).toThrow();
});

test('rejects invalid input like HTTP, with the same body', async () => {
  const { status, data } = await request('/api/v1/products/nonsense');
  expect(status).toBe(400);
  expect(data).toMatchObject({ error: { code: 'bad-input', fields: [{ path: 'params.id' }] } });
});
