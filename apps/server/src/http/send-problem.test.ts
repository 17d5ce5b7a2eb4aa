import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { sendProblem } from './send-problem.ts';

let shop: TestShop;
const app = Fastify();
beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop.database;
  app.setErrorHandler(sendProblem);
  // A page that was deleted after the request had read it.
  app.get('/deleted-row', () =>
    sql`insert into content_revisions (space, code, language, environment, version, entries)
      values ('storefront', 'deleted', 'zh-CN', 'production', 1, '[]')`.execute(db),
  );
  app.get('/mistake', () => sql`select nothing`.execute(db));
});
afterAll(() => shop.close());

it.each([
  ['/deleted-row', 409, { code: 'conflict', reason: 'reference-gone' }],
  ['/mistake', 500, { code: 'internal' }],
])('%s answers %i', async (url, status, error) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.json().error).toMatchObject(error);
  expect(response.body).not.toContain('constraint');
});
