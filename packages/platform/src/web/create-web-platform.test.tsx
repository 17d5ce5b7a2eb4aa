import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlatformName } from '../platform-names.ts';
import { createWebPlatform } from './create-web-platform.ts';
import { createWebBridge, REPLY_EVENT } from './web-bridge.ts';
import { createWebShare } from './web-share.ts';

const sendTracking = vi.fn(async () => undefined);
const navigate = vi.fn();
const postMessage = vi.fn();
const page = (name: PlatformName = 'web', waitForHistory?: () => Promise<void>) =>
  createWebPlatform({
    name,
    ...(waitForHistory && { waitForHistory }),
    language: 'zh-CN',
    country: 'CN',
    navigate,
    sendTracking,
    log: vi.fn(),
  });

beforeEach(() => {
  vi.stubGlobal('ReactNativeWebView', { postMessage });
  for (const spy of [sendTracking, navigate, postMessage]) spy.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('tracking', () => {
  const event = { event: 'PageAction', parameters: { tid: 1758 } };
  const sent = expect.objectContaining({
    event: 'PageAction',
    tenantId: 10_000,
    parameters: expect.objectContaining({ tid: 1758 }),
  });

  test('sends the queued events when the page is hidden', () => {
    page().tracking.track(event);
    hide();
    expect(sendTracking).toHaveBeenCalledWith([sent]);
    expect(postMessage).not.toHaveBeenCalled();
  });

  test('sends the page URL without personal parameters', () => {
    window.history.replaceState(null, '', '/content/spring?token=t&openId=o&gender=men');
    page().tracking.track(event);
    hide();
    const [[{ parameters }]] = sendTracking.mock.lastCall as unknown as [
      [{ parameters: { pageUrl: string } }],
    ];
    expect(parameters.pageUrl).toMatch(/\/content\/spring\?gender=men$/);
    window.history.replaceState(null, '', '/');
  });

  test('sends events to the server when a link names the app in a browser', () => {
    vi.stubGlobal('ReactNativeWebView', undefined);
    page('ios').tracking.track(event);
    hide();
    expect(sendTracking).toHaveBeenCalledWith([sent]);
  });

  test('sends events over the bridge inside the app', () => {
    page('ios').tracking.track(event);
    hide();
    expect(JSON.parse(postMessage.mock.lastCall?.[0])).toEqual({
      type: 'tracking',
      events: [sent],
    });
    expect(sendTracking).not.toHaveBeenCalled();
  });
});

test('the bridge listener gets replies of its type only, until it is removed', () => {
  const onReply = vi.fn();
  const stop = page('android').bridge.listen('campaignSubscription', onReply);
  const reply = (type: string) =>
    window.dispatchEvent(
      new CustomEvent(REPLY_EVENT, { detail: { type, campaignName: 'spring', subscribed: true } }),
    );
  reply('share');
  reply('campaignSubscription');
  stop();
  reply('campaignSubscription');
  expect(onReply.mock.calls).toEqual([
    [{ type: 'campaignSubscription', campaignName: 'spring', subscribed: true }],
  ]);
});

test('links and the log-in work when a link names the app in a browser', () => {
  vi.stubGlobal('ReactNativeWebView', undefined);
  const { bridge, navigation, login } = page('ios');
  expect(bridge.isPresent).toBe(false);
  navigation.go({ route: 'bag' });
  expect(navigate).toHaveBeenCalledWith('/bag', expect.anything());
  login.open({ route: 'bag' });
  expect(navigate.mock.lastCall?.[0]).toBe('/user/login?from=%2Fbag');
});

describe('login', () => {
  test('the app opens its own login', () => {
    page('ios').login.open();
    expect(JSON.parse(postMessage.mock.lastCall?.[0])).toEqual({ type: 'login' });
  });

  test('a browser opens the login screen with the page to return to', () => {
    page().login.open({ route: 'bag' });
    expect(navigate).toHaveBeenCalledWith('/user/login?from=%2Fbag', {
      replace: false,
      keepScroll: false,
    });
  });

  test('returns to the current page by default', () => {
    window.history.replaceState(null, '', '/content/spring?gender=men&token=t');
    page().login.open();
    expect(navigate.mock.lastCall?.[0]).toBe(
      `/user/login?from=${encodeURIComponent('/content/spring?gender=men')}`,
    );
    window.history.replaceState(null, '', '/');
  });

  test('reads the token from the query, or else from the host', () => {
    vi.stubGlobal('VITRINE_TOKEN', 'from-host');
    expect(page().login.getToken()).toBe('from-host');
    window.history.replaceState(null, '', '/content/spring?token=from-query');
    expect(page().login.getToken()).toBe('from-query');
  });
});

describe('share', () => {
  const content = { title: '秋日来信', path: '/content/spring' };

  test('sends the content to the app on prepare and on open', async () => {
    const { share } = page('ios');
    share.prepare(content);
    await expect(share.open(content)).resolves.toBe('shared');
    expect(postMessage.mock.calls.map(([text]) => JSON.parse(text).type)).toEqual([
      'prepareShare',
      'share',
    ]);
  });

  test('prepares the menu of the messaging app and reports guided', async () => {
    const prepareMenu = vi.fn(async () => undefined);
    const share = createWebShare('wechat', createWebBridge(false), prepareMenu);
    await expect(share.open(content)).resolves.toBe('guided');
    expect(prepareMenu).toHaveBeenCalledWith(content);
  });

  test.each([
    ['shared', async () => undefined],
    ['dismissed', async () => Promise.reject(new DOMException('no', 'AbortError'))],
    ['copied', async () => Promise.reject(new TypeError('denied'))],
  ])('the share sheet reports %s', async (outcome, sheet) => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } });
    await expect(page().share.open(content)).resolves.toBe(outcome);
    expect(writeText).toHaveBeenCalledTimes(outcome === 'copied' ? 1 : 0);
  });

  test('reports guided without a share sheet and a clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await expect(page().share.open(content)).resolves.toBe('guided');
  });
});

test('storage that is switched off stores nothing and never throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { local } = page().storage;
  local.set('a', 'b');
  local.remove('a');
  expect(local.get('a')).toBeNull();
});

test('storage returns what was stored', () => {
  const { session } = page().storage;
  session.set('a', 'b');
  expect(session.get('a')).toBe('b');
  session.remove('a');
  expect(session.get('a')).toBeNull();
});

test('saves the language in a cookie for the server', () => {
  page().saveLanguage('en-US');
  expect(document.cookie).toContain('language=en-US');
});

describe('changeCountry', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
  });

  test('saves the country in a cookie for the server and reloads the page', async () => {
    window.history.replaceState({ key: 'k' }, '', '/content/spring?gender=men&country=CN');
    page().changeCountry('HK');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(document.cookie).toContain('country=HK');
    expect(window.location.search).toBe('?gender=men');
    expect(window.history.state).toEqual({ key: 'k' });
  });

  test('reloads after the overlay is closed and its history entry is left', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { navigation, changeCountry } = page('web', () => promise);
    const close = vi.fn();
    navigation.openOverlay(close);
    changeCountry('HK');
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    resolve();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('asks before it discards unsaved changes', async () => {
    const { navigation, changeCountry } = page();
    const ask = vi.fn();
    const unblock = navigation.blockLeave(ask, '放弃修改？');
    changeCountry('HK');
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
    ask.mock.lastCall?.[0]();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    unblock();
  });
});
