import { expect, test, vi } from 'vitest';
import { createNativePlatform } from './create-native-platform.ts';

const openHost = () => {
  const host = {
    name: 'harmony' as const,
    language: 'zh-CN' as const,
    country: 'CN' as const,
    version: '7.0.0',
    shopUrl: 'https://shop.test',
    storage: { get: () => null, set: vi.fn(), remove: vi.fn() },
    tracking: { track: vi.fn() },
    go: vi.fn(),
    back: vi.fn(),
    openUrl: vi.fn(),
    share: vi.fn(async () => 'shared' as const),
    saveLanguage: vi.fn(),
  };
  return { host, platform: createNativePlatform(host) };
};

test('writes addresses as links inside the app and loads media from the shop', () => {
  const { platform } = openHost();
  expect(platform.navigation.href({ route: 'product', params: { id: '1' } })).toBe(
    'productdetail/1',
  );
  expect(platform.mediaUrl('/images/a/800')).toBe('https://shop.test/images/a/800');
  expect(platform.mediaUrl('https://cdn.test/a')).toBe('https://cdn.test/a');
});

test('opens the log-in with the screen to return to', () => {
  const { host, platform } = openHost();
  platform.login.open({ route: 'product', params: { id: '1' } }, { replace: true });
  expect(host.go).toHaveBeenCalledWith(
    { route: 'login', query: { from: '/product/detail/1' } },
    true,
  );
});

test('answers by the ports what it cannot do', async () => {
  const { host, platform } = openHost();
  expect(await platform.clipboard.write('a')).toBe(false);
  expect(await platform.payment.pay({ kind: 'transfer' })).toBe('unavailable');
  expect(await platform.viewport.measureTops(['a'])).toEqual([undefined]);
  expect(await platform.customerService.writeMail('a@shop.test')).toBe('opened');
  expect(host.openUrl).toHaveBeenCalledWith('mailto:a@shop.test');
});
