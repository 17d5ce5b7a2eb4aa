import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseLandingParams } from '../landing/landing-params.ts';
import { createTracking } from './create-tracking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pageView = { event: 'GenericPageVisited', parameters: {} };
const pageAction = { event: 'PageAction', parameters: { tid: 1758 } };

function setUp(send = vi.fn()) {
  const log = vi.fn();
  let pageUrl = 'https://shop.example/a';
  const navigate = (url: string) => {
    pageUrl = url;
  };
  const queue = createTracking({
    name: 'wechat',
    landingParams: parseLandingParams({}),
    correlationId: 'c1',
    pageUrl: () => pageUrl,
    send,
    log,
  });
  return { ...queue, send, log, navigate };
}

test('stamps events when they happen, and starts a new view id with each page view', () => {
  const { track, flush, navigate, send } = setUp();
  track(pageView);
  track(pageAction);
  navigate('https://shop.example/b');
  track(pageView);
  flush();
  const [first, second, third] = send.mock.calls[0]?.[0] ?? [];
  expect(first.parameters.pageUrl).toBe('https://shop.example/a');
  expect(second.parameters.uniqueViewId).toBe(first.parameters.uniqueViewId);
  expect(third.parameters.uniqueViewId).not.toBe(first.parameters.uniqueViewId);
  expect(third.parameters.pageUrl).toBe('https://shop.example/b');
  expect(new Set([first, second, third].map(({ parameters }) => parameters.uuid)).size).toBe(3);
});

test('logs a failed send and does not throw', async () => {
  const { track, flush, log } = setUp(vi.fn(async () => Promise.reject(new Error('offline'))));
  track(pageAction);
  expect(flush).not.toThrow();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Tracking failed', expect.any(Error)));
});
