import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AppEntry, detectSystem, findStore, openApp } from './open-app.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15)';
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0)';
const entry: AppEntry = { scheme: 'elsewhere', ios: 'https://store/1', link: '/content/app' };

test.each([
  [IPHONE, 'ios'],
  [ANDROID, 'android'],
  [HARMONY, 'harmony'],
  [DESKTOP, undefined],
])('%s is %s', (userAgent, system) => expect(detectSystem(userAgent)).toBe(system));

test.each<[AppEntry, string, string]>([
  [entry, IPHONE, 'https://store/1'],
  [entry, ANDROID, '/content/app'],
  [entry, DESKTOP, '/content/app'],
  [{ ios: 'https://store/1' }, ANDROID, 'https://store/1'],
  [{ scheme: 'elsewhere' }, IPHONE, ''],
])('%j has on %s the store "%s"', (app, userAgent, store) => {
  expect(findStore(app, detectSystem(userAgent))).toBe(store);
});

const leave = vi.fn();
const go = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (userAgent: string, { link, ...nativeApp } = entry) =>
  openApp(
    { nativeApp, app: { link } },
    { userAgent, target: { route: 'product', params: { id: '7' } }, leave, navigation: { go } },
  );

test('opens the app, and the store when the page stays in front', () => {
  open(IPHONE);
  expect(leave).toHaveBeenCalledExactlyOnceWith('elsewhere://productdetail/7');
  expect(go).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(go).toHaveBeenCalledExactlyOnceWith({ url: 'https://store/1' });
});

test('opens no store once the app is in front', () => {
  open(IPHONE);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.runAllTimers();
  expect(go).not.toHaveBeenCalled();
});

test.each([
  ['on a computer', DESKTOP, entry, '/content/app'],
  ['in the messaging app', `${IPHONE} MicroMessenger/8.0`, entry, 'https://store/1'],
  ['for an app without a scheme', IPHONE, { link: '/content/app' }, '/content/app'],
])('goes to the store at once %s', (_, userAgent, app, url) => {
  open(userAgent, app);
  expect(leave).not.toHaveBeenCalled();
  expect(go).toHaveBeenCalledExactlyOnceWith({ url });
});
