import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackedEvent } from '../ports/tracking.ts';
import { BATCH_SIZE, createTrackingQueue, FLUSH_AFTER_MS } from './tracking-queue.ts';

const pageAction = (n: number): TrackedEvent => ({ event: 'PageAction', parameters: { n } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(send: (events: readonly TrackedEvent[]) => unknown = () => {}) {
  const sent = vi.fn(send);
  const log = vi.fn();
  return { sent, log, tracking: createTrackingQueue({ send: sent, log }) };
}

test('sends events in one batch', () => {
  const { sent, tracking } = setUp();
  tracking.track(pageAction(1));
  tracking.track(pageAction(2));
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(FLUSH_AFTER_MS);
  expect(sent.mock.calls).toEqual([[[pageAction(1), pageAction(2)]]]);
});

test('sends a full batch at once', () => {
  const { sent, tracking } = setUp();
  for (let n = 0; n <= BATCH_SIZE; n++) tracking.track(pageAction(n));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toHaveLength(BATCH_SIZE);
  vi.advanceTimersByTime(FLUSH_AFTER_MS);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('flush sends the queued events once', () => {
  const { sent, tracking } = setUp();
  tracking.track(pageAction(1));
  tracking.flush();
  tracking.flush();
  vi.advanceTimersByTime(FLUSH_AFTER_MS);
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['rejects', () => Promise.reject(new Error('down'))],
  [
    'throws',
    () => {
      throw new Error('down');
    },
  ],
])('logs a sender that %s, and still sends the next events', async (_, fail) => {
  const { sent, log, tracking } = setUp(fail);
  tracking.track(pageAction(1));
  tracking.flush();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Tracking failed', expect.any(Error)));
  tracking.track(pageAction(2));
  tracking.flush();
  expect(sent).toHaveBeenLastCalledWith([pageAction(2)]);
});
