import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({
    seed: ({ db }) =>
      db
        .insertInto('flat_contents')
        .values({ code: 'shop', language: 'zh-CN', value: JSON.stringify({ name: '别处' }) })
        .execute(),
  });
});
afterAll(() => shop.close());

const ask = (path: string) =>
  shop.shop.transport({ method: 'GET', url: path, headers: { 'Accept-Language': 'zh-CN' } });

test('pages that ask the same read one answer, which none of them can change', async () => {
  const path = '/api/v1/contents/flat-contents/shop';
  await ask(path);
  const [first, second] = [await ask(path), await ask(path)];
  expect(first.data).toMatchObject({ code: 'shop', value: { name: '别处' } });
  expect(second.data).toBe(first.data);
  expect(() => Object.assign((first.data as { value: object }).value, { name: 'x' })).toThrow();
});

test('what is refused over HTTP is refused in process, with the same body', async () => {
  const { status, data } = await ask('/api/v1/products/nonsense');
  expect(status).toBe(400);
  expect(data).toMatchObject({ error: { code: 'bad-input', fields: [{ path: 'params.id' }] } });
});
