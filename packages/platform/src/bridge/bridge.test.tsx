import { expect, test, vi } from 'vitest';
import { createWebBridge, REPLY_EVENT } from '../web/web-bridge.ts';
import { BRIDGE_CASES, CASE_SHOPPER } from './bridge-cases.ts';
import type { BridgeReply, BridgeReplyType } from './definition.ts';
import { parseMessage } from './parse-message.ts';
import { simulateApp } from './simulator.ts';

const TYPES: readonly BridgeReplyType[] = ['campaignSubscription', 'login', 'handOver', 'payment'];

function hearReplies(): BridgeReply[] {
  const heard: BridgeReply[] = [];
  const bridge = createWebBridge(true);
  for (const type of TYPES) bridge.listen(type, (reply) => heard.push(reply as BridgeReply));
  return heard;
}

function hearEvents(): unknown[] {
  const heard: unknown[] = [];
  window.addEventListener(REPLY_EVENT, (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

test.each(BRIDGE_CASES)('the simulator answers $name', ({ text, reply }) => {
  vi.useFakeTimers();
  const app = simulateApp(CASE_SHOPPER);
  const heard = hearReplies();
  const events = hearEvents();
  (
    window as { ReactNativeWebView?: { postMessage(text: string): void } }
  ).ReactNativeWebView?.postMessage(text);
  vi.runAllTimers();
  vi.useRealTimers();
  app.remove();
  expect(events).toEqual(reply ? [reply] : []);
  // A page goes on without what the app does not know.
  expect(heard).toEqual(reply && reply.type !== 'unsupported' ? [reply] : []);
});

test.each(BRIDGE_CASES)('the app reads $name', ({ text, reply }) => {
  const message = parseMessage(text);
  if (reply?.type === 'unsupported') expect(message).toEqual(reply);
  else expect(message).toEqual(JSON.parse(text));
});

test('a page hears nothing of a reply that it does not know', () => {
  const heard = hearReplies();
  for (const detail of [{ type: 'fromTheFuture' }, { type: 'login' }, null, 'login'])
    window.dispatchEvent(new CustomEvent(REPLY_EVENT, { detail }));
  expect(heard).toEqual([]);
});
