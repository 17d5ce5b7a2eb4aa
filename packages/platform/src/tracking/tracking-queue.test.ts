import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TrackedEvent } from '../ports/tracking.ts';
import { BATCH_SIZE, createTrackingQueue, FLUSH_AFTER_MS } from './tracking-queue.ts';

const seen = (n: number): TrackedEvent => ({ event: 'PageAction', parameters: { n } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue(send: (events: readonly TrackedEvent[]) => unknown = () => {}) {
  const sent = vi.fn(send);
  const log = vi.fn();
  return { sent, log, tracking: createTrackingQueue({ send: sent, log }) };
}

test('events of one moment travel together', () => {
  const { sent, tracking } = queue();
  tracking.track(seen(1));
  tracking.track(seen(2));
  expect(sent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(FLUSH_AFTER_MS);
  expect(sent.mock.calls).toEqual([[[seen(1), seen(2)]]]);
});

test('a full batch does not wait', () => {
  const { sent, tracking } = queue();
  for (let n = 0; n <= BATCH_SIZE; n++) tracking.track(seen(n));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toHaveLength(BATCH_SIZE);
  vi.advanceTimersByTime(FLUSH_AFTER_MS);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('leaving the page sends what waits, once', () => {
  const { sent, tracking } = queue();
  tracking.track(seen(1));
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
])('a sender that %s is logged, and the next events still go', async (_, fail) => {
  const { sent, log, tracking } = queue(fail);
  tracking.track(seen(1));
  tracking.flush();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Tracking failed', expect.any(Error)));
  tracking.track(seen(2));
  tracking.flush();
  expect(sent).toHaveBeenLastCalledWith([seen(2)]);
});
