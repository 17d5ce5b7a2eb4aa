import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readVisit } from '../visit/visit.ts';
import { createTracking } from './createTracking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const visited = { event: 'GenericPageVisited', parameters: {} };
const tapped = { event: 'PageAction', parameters: { tid: 1758 } };

function tracking(send = vi.fn()) {
  const log = vi.fn();
  let pageUrl = 'https://shop.example/a';
  const goTo = (url: string) => {
    pageUrl = url;
  };
  const queue = createTracking({
    name: 'wechat',
    visit: readVisit({}),
    correlationId: 'c1',
    pageUrl: () => pageUrl,
    send,
    log,
  });
  return { ...queue, send, log, goTo };
}

test('events are stamped when they happen, and each visit of a page is a view of its own', () => {
  const { track, flush, goTo, send } = tracking();
  track(visited);
  track(tapped);
  goTo('https://shop.example/b');
  track(visited);
  flush();
  const [first, second, third] = send.mock.calls[0]?.[0] ?? [];
  expect(first.parameters.pageUrl).toBe('https://shop.example/a');
  expect(second.parameters.uniqueViewId).toBe(first.parameters.uniqueViewId);
  expect(third.parameters.uniqueViewId).not.toBe(first.parameters.uniqueViewId);
  expect(third.parameters.pageUrl).toBe('https://shop.example/b');
  expect(new Set([first, second, third].map(({ parameters }) => parameters.uuid)).size).toBe(3);
});

test('a tracking failure is logged, and nothing else comes of it', async () => {
  const { track, flush, log } = tracking(vi.fn(async () => Promise.reject(new Error('offline'))));
  track(tapped);
  expect(flush).not.toThrow();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Tracking failed', expect.any(Error)));
});
