import { expect, test, vi } from 'vitest';
import { createWebPlatform } from './create-web-platform.ts';

const createPlatform = () =>
  createWebPlatform({
    name: 'web',
    language: 'zh-CN',
    country: 'CN',
    navigate: vi.fn(),
    sendTracking: async () => undefined,
    log: vi.fn(),
  });

test('works without a window, as on the server', () => {
  const platform = createPlatform();
  expect(platform.navigation.href({ route: 'bag' })).toBe('/bag');
  expect(platform.login.getToken()).toBeNull();
  platform.storage.local.set('a', 'b');
  expect(platform.storage.local.get('a')).toBeNull();
  platform.storage.session.remove('a');
});
