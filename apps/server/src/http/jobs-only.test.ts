import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ environment: { JOBS: 'only' } });
});
afterAll(() => test.close());

it('runs jobs', () => {
  expect(test.shop.settings).toMatchObject({ jobs: true, serves: false });
});

it.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 200],
  ['/docs', 404],
  ['/openapi.json', 404],
  ['/admin/api/v1/operators/me', 404],
])('answers %s of a process that only runs jobs with %d', async (url, status) => {
  expect((await test.app.inject(url)).statusCode).toBe(status);
});
