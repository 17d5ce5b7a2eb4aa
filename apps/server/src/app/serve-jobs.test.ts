import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/support/test-app.ts';
import { registerJobs } from './serve-jobs.ts';

const lines: string[] = [];
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    environment: { JOBS: 'on', LOG_LEVEL: 'error' },
    logStream: { write: (line) => void lines.push(line) },
    extend: registerJobs,
  });
});
afterAll(() => test.close());

it('reports the last success of every recurring job, and names a job that fails', async () => {
  const since = Math.floor(Date.now() / 1000);
  await test.test.database.pool.query('alter table refunds rename to refunds_away');
  await test.app.listen({ port: 0 });
  const readSuccess = async (job: string) => {
    const { body } = await test.app.inject('/metrics');
    const series = `vitrine_job_last_success_timestamp_seconds{name="${job}"} `;
    return Number(
      body
        .split('\n')
        .find((line) => line.startsWith(series))
        ?.slice(series.length),
    );
  };
  await vi.waitFor(async () => {
    expect(await readSuccess('advance-returns')).toBeGreaterThanOrEqual(since);
    const failed = lines.map((line) => JSON.parse(line)).find(({ job }) => job === 'send-refunds');
    expect(failed.err.message).toContain('relation "refunds" does not exist');
  }, 25_000);
  expect(await readSuccess('send-refunds')).toBeNaN();
});
