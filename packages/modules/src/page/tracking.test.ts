import { trackingEvent } from '@vitrine/contract';
import { createWebPlatform } from '@vitrine/platform/web';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  impression,
  interaction,
  type ModulePlace,
  problem,
  subscriptionAction,
  tabAction,
} from './tracking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const place: ModulePlace = { id: 'e1', code: 'pos', name: '公告', position: 1, onDark: false };

test.each([
  ['an impression', impression(place), 1025],
  ['a tap', interaction(place, 'item', { text: '满减', index: 2 }), 1245],
  ['a failure', problem(place, 'load'), 1388],
  ['a tab', tabAction('新作', 1), 1758],
  ['a tab of a campaign', tabAction('下一站', 2, 1858), 1858],
  ['a subscription', subscriptionAction('spring'), 1853],
])('%s leaves the page as the tracking call takes it', async (_, event, tid) => {
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
