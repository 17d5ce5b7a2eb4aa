import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ImportHarness, openImportHarness } from '../../../test/support/import-setup.ts';
import { keepLease, RENEW_MS } from './keep-lease.ts';
import {
  claimJob,
  commitBatch,
  endJob,
  JobLostError,
  LEASE_MS,
  type RunningJob,
  renewLease,
  resetDoneRows,
  setTotalRows,
} from './running-job.ts';

/** How often a process looks for jobs. */
const POLL_MS = 1_000;
const WAIT = { timeout: 10_000, interval: 5 };
const KINDS = ['import-products'] as const;

let shop: ImportHarness;
let clock = Date.UTC(2026, 10, 25);
const now = () => clock;
beforeAll(async () => {
  shop = await openImportHarness();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('operator_jobs').execute();
  await shop.createImport({});
});

const claim = () => claimJob(shop.db, { kinds: KINDS, now: clock });

async function claimNew(): Promise<RunningJob> {
  const job = await claim();
  if (!job) throw new Error('there is no job');
  return job;
}

async function takeOver() {
  const former = await claimNew();
  clock += LEASE_MS;
  return { former, next: await claimNew() };
}

const readJob = () => shop.db.selectFrom('operator_jobs').selectAll().executeTakeFirstOrThrow();

it('keeps a job for the process that works on it, however long a batch takes', async () => {
  const job = await claimNew();
  await keepLease({ db: shop.db, now, everyMs: 1 }, job, async () => {
    for (let beat = 1; beat <= 5; beat++) {
      clock += LEASE_MS - 1;
      const renewed = clock + LEASE_MS;
      await expect.poll(async () => (await readJob()).leased_until?.getTime(), WAIT).toBe(renewed);
      expect(await claim()).toBeUndefined();
    }
  });
});

it('survives renewals that fail, as long as one succeeds before the lease ends', () => {
  expect(Math.floor(LEASE_MS / RENEW_MS)).toBeGreaterThanOrEqual(4);
});

it('goes on with the job of a dead process within ten seconds', async () => {
  expect(LEASE_MS + POLL_MS).toBeLessThanOrEqual(10_000);
  const { former, next } = await takeOver();
  expect(next.row.id).toBe(former.row.id);
  expect(next.runner).not.toBe(former.runner);
});

it('refuses every write of a process whose job was taken over', async () => {
  const { former, next } = await takeOver();
  const { db } = shop;
  const batch = { position: { line: 9 }, rows: 9, changedRows: 9, errorRows: 0, errors: [] };
  const commit = () =>
    commitBatch(db, former, clock, async (trx) => {
      await trx
        .updateTable('merchants')
        .set({ name: 'too late' })
        .where('id', '=', '9002')
        .execute();
      return batch;
    });
  for (const write of [
    commit,
    () => renewLease(db, former, clock),
    () => setTotalRows(db, former, 9),
    () => resetDoneRows(db, former),
    () => endJob(db, former, clock, 'done'),
  ])
    await expect(write()).rejects.toThrow(JobLostError);
  const changed = await db
    .selectFrom('merchants')
    .select('id')
    .where('name', '=', 'too late')
    .execute();
  expect(changed).toEqual([]);
  await commitBatch(db, next, clock, async () => batch);
  expect(await readJob()).toMatchObject({
    state: 'running',
    done_rows: 9,
    total_rows: null,
    ended_at: null,
  });
});

it('leaves the job to the process that took it over', async () => {
  const { former, next } = await takeOver();
  const { leased_until } = await readJob();
  const asked = vi.fn(now);
  await keepLease({ db: shop.db, now: asked, everyMs: 1 }, former, () =>
    expect.poll(() => asked.mock.calls.length, WAIT).toBeGreaterThan(0),
  );
  expect(await readJob()).toMatchObject({ runner: next.runner, leased_until });
});
