import { expect, test, vi } from 'vitest';
import type { ShareContent } from '../ports/share.ts';
import { createWechatPage, getUrlToSign, type WechatSdk } from './wechat-share.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) MicroMessenger/8.0';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0';
const LANDING = 'https://shop.example/content/spring?utm_source=letter#top';
const CURRENT = 'https://shop.example/product/detail/1';

/** A fake of the messaging app's script that is ready at once and records its calls. */
function createFakeSdk() {
  const sdk = {
    config: vi.fn(),
    error: vi.fn((_: (cause: unknown) => void) => undefined),
    ready: vi.fn((listener: () => void) => listener()),
    updateAppMessageShareData: vi.fn(),
    updateTimelineShareData: vi.fn(),
    onMenuShareAppMessage: vi.fn((_: { success(): void }) => undefined),
    onMenuShareTimeline: vi.fn((_: { success(): void }) => undefined),
    openAddress: vi.fn(),
  } satisfies WechatSdk;
  return sdk;
}

const content: ShareContent = {
  title: '早春',
  description: '颜色浅一格',
  path: '/content/spring',
  image: '/images/spring/800',
};

function setUp(userAgent: string, more: { sign?: () => Promise<never>; debug?: boolean } = {}) {
  const sdk = createFakeSdk();
  const log = vi.fn();
  const onReady = vi.fn();
  const onShared = vi.fn();
  const url = { current: LANDING };
  const sign = vi.fn(
    more.sign ??
      (async (url: string) => ({
        appId: 'wx1',
        timestamp: 1,
        nonceStr: 'n',
        signature: `of ${url}`,
      })),
  );
  const loadSdk = vi.fn(async () => sdk);
  const { prepareShare: prepare, openSdk } = createWechatPage({
    loadSdk,
    sign,
    userAgent,
    landingUrl: () => LANDING,
    onReady,
    onShared,
    currentUrl: () => url.current,
    debug: more.debug ?? false,
    log,
  });
  return { prepare, openSdk, sdk, sign, log, onReady, onShared, loadSdk, url };
}

test.each([
  ['iOS', IPHONE, 'https://shop.example/content/spring?utm_source=letter'],
  ['Android', ANDROID, CURRENT],
])('getUrlToSign on %s', (_, userAgent, url) => {
  expect(getUrlToSign(userAgent, LANDING, CURRENT)).toBe(url);
});

test('signs every page on Android, and the landing page once on iOS', async () => {
  for (const [userAgent, times] of [
    [ANDROID, 2],
    [IPHONE, 1],
  ] as const) {
    const { prepare, sign, url, loadSdk } = setUp(userAgent);
    await prepare(content);
    url.current = CURRENT;
    await prepare({ ...content, path: '/product/detail/1' });
    expect(sign).toHaveBeenCalledTimes(times);
    expect(loadSdk).toHaveBeenCalledOnce();
  }
});

test('sets the content of both share menus', async () => {
  const { prepare, sdk } = setUp(IPHONE, { debug: true });
  await prepare(content);
  expect(sdk.config.mock.lastCall?.[0]).toMatchObject({ appId: 'wx1', debug: true });
  const card = {
    title: '早春',
    link: 'https://shop.example/content/spring',
    imgUrl: 'https://shop.example/images/spring/800',
  };
  expect(sdk.updateTimelineShareData).toHaveBeenCalledWith(card);
  expect(sdk.updateAppMessageShareData).toHaveBeenCalledWith({ ...card, desc: '颜色浅一格' });
});

test('reports a share when the shopper uses a menu, not when its card is set', async () => {
  const { prepare, sdk, onShared } = setUp(ANDROID);
  await prepare(content);
  expect(onShared).not.toHaveBeenCalled();
  sdk.onMenuShareAppMessage.mock.lastCall?.[0].success();
  sdk.onMenuShareTimeline.mock.lastCall?.[0].success();
  const url = 'https://shop.example/content/spring';
  expect(onShared.mock.calls).toEqual([
    ['friend', url],
    ['timeline', url],
  ]);
});

test('reports whether the app accepts the signature', async () => {
  const { prepare, sdk, onReady } = setUp(ANDROID);
  await prepare(content);
  expect(onReady.mock.calls).toEqual([[true]]);
  sdk.error.mock.lastCall?.[0]('invalid signature');
  expect(onReady).toHaveBeenLastCalledWith(false);
});

test('shares the latest page when the page changes during setup', async () => {
  const { prepare, sdk } = setUp(ANDROID);
  await Promise.all([prepare(content), prepare({ ...content, title: '下一页' })]);
  const titles = sdk.updateAppMessageShareData.mock.calls.map(([{ title }]) => title);
  expect(titles).toEqual(['下一页']);
});

test('logs a failed signature request and retries it for the next page', async () => {
  const { prepare, sign, log } = setUp(ANDROID, {
    sign: () => Promise.reject(new Error('offline')),
  });
  await prepare(content);
  await prepare(content);
  expect(log).toHaveBeenCalledTimes(2);
  expect(sign).toHaveBeenCalledTimes(2);
});

test('signs a page for other functions of the script too, once', async () => {
  const { openSdk, prepare, sdk, sign } = setUp(ANDROID);
  await prepare(content);
  expect(await openSdk()).toBe(sdk);
  expect(sign).toHaveBeenCalledOnce();
  expect(sdk.config).toHaveBeenCalledWith(
    expect.objectContaining({ jsApiList: expect.arrayContaining(['openAddress']) }),
  );
});

test('opens no function of the script on a page that is not signed', async () => {
  const { openSdk } = setUp(ANDROID, { sign: () => Promise.reject(new Error('no account')) });
  await expect(openSdk()).rejects.toThrow('no account');
  const rejected = setUp(ANDROID);
  rejected.sdk.ready.mockImplementation(() => undefined);
  rejected.sdk.error.mockImplementation((listener) => {
    listener('config:invalid signature');
    return undefined;
  });
  await expect(rejected.openSdk()).rejects.toBe('config:invalid signature');
});
