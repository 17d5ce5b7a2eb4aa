import { afterEach, expect, test, vi } from 'vitest';
import { createWebBridge } from '../web/web-bridge.ts';
import { type SimulatedApp, simulateApp } from './simulator.ts';

let app: SimulatedApp;
afterEach(() => {
  app.remove();
  vi.useRealTimers();
});

test('records the messages of the page and stores its campaign subscriptions', () => {
  vi.useFakeTimers();
  app = simulateApp({ subscribed: ['autumn'] });
  const bridge = createWebBridge(true);
  const onReply = vi.fn();
  bridge.listen('campaignSubscription', onReply);
  const request = (campaignName: string, action: 'status' | 'subscribe') =>
    bridge.send({ type: 'campaignSubscription', campaignName, action });
  request('autumn', 'status');
  request('spring', 'status');
  request('spring', 'subscribe');
  vi.runAllTimers();
  expect(
    onReply.mock.calls.map(([{ campaignName, subscribed }]) => [campaignName, subscribed]),
  ).toEqual([
    ['autumn', true],
    ['spring', false],
    ['spring', true],
  ]);
  expect(app.messages).toHaveLength(3);
});

test('replies to a login request with the token', () => {
  vi.useFakeTimers();
  app = simulateApp({ token: 'of-the-app' });
  const onReply = vi.fn();
  const bridge = createWebBridge(true);
  bridge.listen('login', onReply);
  bridge.send({ type: 'login' });
  vi.runAllTimers();
  expect(onReply).toHaveBeenCalledWith({ type: 'login', token: 'of-the-app' });
});

test('records nothing after it was removed', () => {
  app = simulateApp();
  app.remove();
  createWebBridge(true).send({ type: 'back' });
  expect(app.messages).toEqual([]);
});
