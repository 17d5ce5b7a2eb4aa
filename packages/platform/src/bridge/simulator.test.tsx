import { afterEach, expect, test, vi } from 'vitest';
import { createWebBridge } from '../web/web-bridge.ts';
import { type SimulatedApp, simulateApp } from './simulator.ts';

let app: SimulatedApp;
afterEach(() => {
  app.leave();
  vi.useRealTimers();
});

test('the app hears what a page says, and remembers a campaign that was subscribed to', () => {
  vi.useFakeTimers();
  app = simulateApp({ subscribed: ['autumn'] });
  const bridge = createWebBridge(true);
  const heard = vi.fn();
  bridge.listen('campaignSubscription', heard);
  const ask = (campaignName: string, action: 'status' | 'subscribe') =>
    bridge.send({ type: 'campaignSubscription', campaignName, action });
  ask('autumn', 'status');
  ask('spring', 'status');
  ask('spring', 'subscribe');
  vi.runAllTimers();
  expect(
    heard.mock.calls.map(([{ campaignName, subscribed }]) => [campaignName, subscribed]),
  ).toEqual([
    ['autumn', true],
    ['spring', false],
    ['spring', true],
  ]);
  expect(app.messages).toHaveLength(3);
});

test('the app logs its shopper in by itself', () => {
  vi.useFakeTimers();
  app = simulateApp({ token: 'of-the-app' });
  const heard = vi.fn();
  const bridge = createWebBridge(true);
  bridge.listen('login', heard);
  bridge.send({ type: 'login' });
  vi.runAllTimers();
  expect(heard).toHaveBeenCalledWith({ type: 'login', token: 'of-the-app' });
});

test('after it has left, nobody hears', () => {
  app = simulateApp();
  app.leave();
  createWebBridge(true).send({ type: 'back' });
  expect(app.messages).toEqual([]);
});
