import { trackingEvent } from '@vitrine/contract';
import { createWebPlatform } from '@vitrine/platform/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createFailureEvent,
  createImpressionEvent,
  createInteractionEvent,
  createSubscriptionEvent,
  createTabEvent,
  type ModuleInfo,
} from './tracking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const module: ModuleInfo = { id: 'e1', code: 'pos', name: '公告', position: 1, isOnDark: false };

test.each([
  ['impression', createImpressionEvent(module), 1025],
  ['interaction', createInteractionEvent(module, 'item', { text: '满减', index: 2 }), 1245],
  ['failure', createFailureEvent(module, 'load'), 1388],
  ['tab', createTabEvent('新作', 1), 1758],
  ['campaign tab', createTabEvent('下一站', 2, 1858), 1858],
  ['subscription', createSubscriptionEvent('spring'), 1853],
])('sends a valid %s event to the tracking call', async (_, event, tid) => {
  const sendTracking = vi.fn(async () => undefined);
  const platform = createWebPlatform({
    name: 'web',
    language: 'zh-CN',
    country: 'CN',
    correlationId: 'c1',
    navigate: vi.fn(),
    sendTracking,
    log: vi.fn(),
  });
  platform.tracking.track(event);
  await vi.runAllTimersAsync();
  const [[sent]] = sendTracking.mock.lastCall as unknown as [[unknown]];
  expect(trackingEvent.safeParse(sent).error).toBeUndefined();
  expect(sent).toMatchObject({ tenantId: 10_000, clientId: 10_024, parameters: { tid } });
});
