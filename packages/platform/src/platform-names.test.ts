import { describe, expect, test } from 'vitest';
import { canInviteToApp, detectPlatform, isApp, PLATFORM_NAMES } from './platform-names.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 Chrome/120 Mobile';

describe('the host is read from the user agent', () => {
  test.each([
    [IPHONE, 'web'],
    [`${IPHONE} Vitrine/6.14.0`, 'ios'],
    [`${ANDROID} Vitrine/6.14.0`, 'android'],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1.6 Mobile Vitrine/7.0.0', 'harmony'],
    ['Mozilla/5.0 (Phone; HarmonyOS 6.0) ArkWeb/6.0 Mobile Vitrine/7.0.0', 'harmony'],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1.6 Mobile', 'web'],
    ['Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS) Mobile Vitrine/7.0.0', 'android'],
    [`${IPHONE} MicroMessenger/8.0.50`, 'wechat'],
    [`${IPHONE} MicroMessenger/8.0.50 miniProgram/wx123`, 'minip'],
    [`${ANDROID} aweme/30.0 ToutiaoMicroApp/3.1 miniProgram`, 'ttmp'],
    [`${ANDROID} ToutiaoMicroApp/3.1`, 'ttmp'],
    [`${ANDROID} AlipayClient/10.5 MiniProgram`, 'alimp'],
    ['', 'web'],
  ])('%s', (userAgent, name) => {
    expect(detectPlatform(userAgent)).toBe(name);
  });
});

test('the platform query parameter wins when it names a known host', () => {
  expect(detectPlatform(IPHONE, 'alimp')).toBe('alimp');
  expect(detectPlatform(IPHONE, 'toaster')).toBe('web');
});

test('the shop has an app for three systems', () => {
  expect(PLATFORM_NAMES.filter(isApp)).toEqual(['ios', 'android', 'harmony']);
});

test('only browsers show invitations to the app', () => {
  expect(PLATFORM_NAMES.filter(canInviteToApp)).toEqual(['wechat', 'web']);
});
