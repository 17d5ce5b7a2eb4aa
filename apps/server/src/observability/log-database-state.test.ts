import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { logDatabaseState } from './log-database-state.ts';

const AWAY = new DatabaseUnavailableError('No database connection');

let isAway = true;
const log = { error: vi.fn(), warn: vi.fn() };
const create = () =>
  logDatabaseState({
    log,
    clock: Date.now,
    async checkHealth() {
      if (isAway) throw AWAY;
    },
  });
const readLines = () => [...log.error.mock.calls, ...log.warn.mock.calls].map(([, line]) => line);

beforeEach(() => {
  vi.useFakeTimers();
  isAway = true;
  log.error.mockClear();
  log.warn.mockClear();
});
afterEach(() => vi.useRealTimers());

it('tells once that the database is away, and once that it is back, with what failed', async () => {
  const state = create();
  for (let second = 0; second < 30; second++) {
    for (let job = 0; job < 20; job++) expect(state.countFailure(AWAY)).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(readLines()).toEqual(['database away']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readLines()).toEqual(['database away', 'database back']);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ failed: 600 });
});

it('tells at most once a minute that it is still away', async () => {
  const state = create();
  for (let second = 0; second < 150; second++) {
    state.countFailure(AWAY);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(readLines()).toEqual(['database away', 'database still away', 'database still away']);
});

it('does not take a connection that works for a database that is back while jobs fail', async () => {
  const state = create();
  isAway = false;
  for (let second = 0; second < 20; second++) {
    state.countFailure(AWAY);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(readLines()).toEqual(['database away']);
});

it('tells it again when the database goes away again', async () => {
  const state = create();
  state.countFailure(AWAY);
  isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  state.countFailure(AWAY);
  expect(log.error).toHaveBeenCalledTimes(2);
  state.stop();
});

it('knows the errors of the job queue, and leaves others to their own lines', () => {
  const state = create();
  const { message, stack } = new Error('timeout exceeded when trying to connect');
  expect(state.countFailure({ message, stack, queue: 'prune-bags' })).toBe(true);
  expect(state.countFailure({ ...AWAY, message: AWAY.message })).toBe(true);
  expect(state.countFailure(new Error('a bug'))).toBe(false);
  expect(state.countFailure(Object.assign(new Error('deadlock'), { code: '40P01' }))).toBe(false);
  state.stop();
});
