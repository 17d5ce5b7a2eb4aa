import { expect, test, vi } from 'vitest';
import { createWebPlatform } from './createWebPlatform.ts';

const make = () =>
  createWebPlatform({
    name: 'web',
    language: 'zh-CN',
    country: 'CN',
    navigate: vi.fn(),
    sendTracking: async () => undefined,
    log: vi.fn(),
  });

test('on the server, where there is no window, it can be made and asked', () => {
  const platform = make();
  expect(platform.navigation.href({ route: 'bag' })).toBe('/bag');
  expect(platform.login.token()).toBeNull();
  platform.storage.local.set('a', 'b');
  expect(platform.storage.local.get('a')).toBeNull();
  platform.storage.session.remove('a');
});
