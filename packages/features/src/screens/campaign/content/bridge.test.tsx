import { bridgeMessage, bridgeReply } from '@vitrine/contract';
import type { BridgeMessage, BridgeReply } from '@vitrine/platform';
import { simulateApp } from '@vitrine/platform/simulator';
import { createWebPlatform } from '@vitrine/platform/web';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('the types of messages and replies match their schemas', () => {
  expectTypeOf<BridgeMessage['type']>().toEqualTypeOf<
    ReturnType<typeof bridgeMessage.parse>['type']
  >();
  expectTypeOf<BridgeReply>().toExtend<ReturnType<typeof bridgeReply.parse>>();
  expectTypeOf<ReturnType<typeof bridgeReply.parse>>().toExtend<BridgeReply>();
});

test('sends the app only messages that match the schema', () => {
  vi.useFakeTimers();
  const app = simulateApp({ token: 't' });
  const { bridge, navigation, share, login, tracking } = createWebPlatform({
    name: 'ios',
    language: 'zh-CN',
    country: 'CN',
    navigate: vi.fn(),
    sendTracking: vi.fn(),
    log: vi.fn(),
  });
  const replies = vi.fn();
  bridge.listen('login', replies);
  bridge.listen('campaignSubscription', replies);

  tracking.track({ event: 'PageAction', parameters: { tid: 1838 } });
  navigation.go({ route: 'product', params: { id: '1' } });
  navigation.go({ url: 'https://partner.example/' }, { replace: true });
  navigation.back();
  login.open();
  share.prepare({ title: '早春', path: '/content/spring', image: '/images/a/800' });
  bridge.send({ type: 'contentLoaded', id: 'spring' });
  bridge.send({ type: 'campaignSubscription', campaignName: 'spring', action: 'subscribe' });
  vi.runAllTimers();
  app.remove();

  const problems = app.messages.flatMap((message) => bridgeMessage.safeParse(message).error ?? []);
  expect(problems).toEqual([]);
  expect(new Set(app.messages.map(({ type }) => type)).size).toBe(7);
  expect(app.messages).toContainEqual(
    expect.objectContaining({ type: 'navigation', link: 'productdetail/1' }),
  );
  expect(replies.mock.calls.map(([reply]) => bridgeReply.safeParse(reply).success)).toEqual([
    true,
    true,
  ]);
});
