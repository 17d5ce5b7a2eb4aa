import { parseMessage } from '@vitrine/platform/bridge';
import { simulateApp } from '@vitrine/platform/simulator';
import { createWebPlatform } from '@vitrine/platform/web';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

test('sends the app only messages that it knows', () => {
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

  const read = app.messages.map((message) => parseMessage(JSON.stringify(message)));
  expect(read).toEqual(app.messages);
  expect(new Set(app.messages.map(({ type }) => type)).size).toBe(7);
  expect(app.messages).toContainEqual(
    expect.objectContaining({ type: 'navigation', link: 'productdetail/1' }),
  );
  expect(replies.mock.calls.map(([reply]) => reply.type)).toEqual([
    'login',
    'campaignSubscription',
  ]);
});
