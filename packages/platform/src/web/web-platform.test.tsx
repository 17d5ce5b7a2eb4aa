import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlatformName } from '../names.ts';
import { createWebPlatform } from './createWebPlatform.ts';
import { createWebBridge, REPLY_EVENT } from './web-bridge.ts';
import { createWebShare } from './web-share.ts';

const sendTracking = vi.fn(async () => undefined);
const navigate = vi.fn();
const postMessage = vi.fn();
const page = (name: PlatformName = 'web', still?: () => Promise<void>) =>
  createWebPlatform({
    name,
    ...(still && { still }),
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

  test('hiding the page sends what waits', () => {
    page().tracking.track(event);
    hide();
    expect(sendTracking).toHaveBeenCalledWith([sent]);
    expect(postMessage).not.toHaveBeenCalled();
  });

  test('the address of a page is told without what belongs to a person', () => {
    window.history.replaceState(null, '', '/content/spring?token=t&openId=o&gender=men');
    page().tracking.track(event);
    hide();
    const [[{ parameters }]] = sendTracking.mock.lastCall as unknown as [
      [{ parameters: { pageUrl: string } }],
    ];
    expect(parameters.pageUrl).toMatch(/\/content\/spring\?gender=men$/);
    window.history.replaceState(null, '', '/');
  });

  test('inside the app it goes over the bridge', () => {
    page('ios').tracking.track(event);
    hide();
    expect(JSON.parse(postMessage.mock.lastCall?.[0])).toEqual({
      type: 'tracking',
      events: [sent],
    });
    expect(sendTracking).not.toHaveBeenCalled();
  });
});

test('the bridge hears replies of its type only, and only while it listens', () => {
  const heard = vi.fn();
  const stop = page('android').bridge.listen('campaignSubscription', heard);
  const reply = (type: string) =>
    window.dispatchEvent(
      new CustomEvent(REPLY_EVENT, { detail: { type, campaignName: 'spring', subscribed: true } }),
    );
  reply('share');
  reply('campaignSubscription');
  stop();
  reply('campaignSubscription');
  expect(heard.mock.calls).toEqual([
    [{ type: 'campaignSubscription', campaignName: 'spring', subscribed: true }],
  ]);
});

describe('login', () => {
  test('the app asks the shopper itself', () => {
    page('ios').login.open();
    expect(JSON.parse(postMessage.mock.lastCall?.[0])).toEqual({ type: 'login' });
  });

  test('a browser goes to the login screen and remembers the way back', () => {
    page().login.open({ route: 'bag' });
    expect(navigate).toHaveBeenCalledWith('/user/login?from=%2Fbag', {
      replace: false,
      keepScroll: false,
    });
  });

  test('the way back is the page that stands, unless another is given', () => {
    window.history.replaceState(null, '', '/content/spring?gender=men&token=t');
    page().login.open();
    expect(navigate.mock.lastCall?.[0]).toBe(
      `/user/login?from=${encodeURIComponent('/content/spring?gender=men')}`,
    );
    window.history.replaceState(null, '', '/');
  });

  test('the token is in the query, else what the host left', () => {
    vi.stubGlobal('VITRINE_TOKEN', 'from-host');
    expect(page().login.token()).toBe('from-host');
    window.history.replaceState(null, '', '/content/spring?token=from-query');
    expect(page().login.token()).toBe('from-query');
  });
});

describe('share', () => {
  const content = { title: '秋日来信', path: '/content/spring' };

  test('the app gets what to share, ahead and now', async () => {
    const { share } = page('ios');
    share.prepare(content);
    await expect(share.open(content)).resolves.toBe('shared');
    expect(postMessage).toHaveBeenCalledTimes(2);
  });

  test('the messaging browser can only be shown the way', async () => {
    const prepareMenu = vi.fn(async () => undefined);
    const share = createWebShare('wechat', createWebBridge(false), prepareMenu);
    await expect(share.open(content)).resolves.toBe('guided');
    expect(prepareMenu).toHaveBeenCalledWith(content);
  });

  test.each([
    ['shared', async () => undefined],
    ['dismissed', async () => Promise.reject(new DOMException('no', 'AbortError'))],
    ['copied', async () => Promise.reject(new TypeError('refused'))],
  ])('a share sheet: %s', async (outcome, sheet) => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share: sheet, clipboard: { writeText } });
    await expect(page().share.open(content)).resolves.toBe(outcome);
    expect(writeText).toHaveBeenCalledTimes(outcome === 'copied' ? 1 : 0);
  });

  test('without a sheet and without a clipboard the shopper is shown the way', async () => {
    vi.stubGlobal('navigator', {});
    await expect(page().share.open(content)).resolves.toBe('guided');
  });
});

test('storage that is switched off keeps nothing and never throws', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { local } = page().storage;
  local.set('a', 'b');
  local.remove('a');
  expect(local.get('a')).toBeNull();
});

test('storage keeps what it is given', () => {
  const { session } = page().storage;
  session.set('a', 'b');
  expect(session.get('a')).toBe('b');
  session.remove('a');
  expect(session.get('a')).toBeNull();
});

test('a language is remembered where the server can read it', () => {
  page().rememberLanguage('en-US');
  expect(document.cookie).toContain('language=en-US');
});

describe('another country', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
  });

  test('is remembered where the server can read it, and the page is drawn anew for it', async () => {
    window.history.replaceState({ key: 'k' }, '', '/content/spring?gender=men&country=CN');
    page().deliverTo('HK');
    await Promise.resolve();
    expect(document.cookie).toContain('country=HK');
    expect(window.location.search).toBe('?gender=men');
    expect(window.history.state).toEqual({ key: 'k' });
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is drawn once what it was chosen in is closed, and its entry left', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { navigation, deliverTo } = page('web', () => promise);
    const close = vi.fn();
    navigation.cover(close);
    deliverTo('HK');
    expect(close).toHaveBeenCalledOnce();
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    resolve();
    await promise;
    await Promise.resolve();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits for whoever has something unsaved', async () => {
    const { navigation, deliverTo } = page();
    const ask = vi.fn();
    const letGo = navigation.holdBack(ask, '放弃修改？');
    deliverTo('HK');
    expect(reload).not.toHaveBeenCalled();
    ask.mock.lastCall?.[0]();
    await Promise.resolve();
    expect(reload).toHaveBeenCalledOnce();
    letGo();
  });
});
