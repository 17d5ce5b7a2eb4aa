import { expect, test, vi } from 'vitest';
import type { ShareContent } from '../ports/share.ts';
import { createWechatShare, urlToSign, type WechatSdk } from './wechat-share.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) MicroMessenger/8.0';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0';
const LANDING = 'https://shop.example/content/spring?utm_source=letter#top';
const CURRENT = 'https://shop.example/product/detail/1';

/** Stands in for the messaging app's script: ready at once, and remembers what it was told. */
function standIn() {
  const sdk = {
    config: vi.fn(),
    error: vi.fn((_: (cause: unknown) => void) => undefined),
    ready: vi.fn((listener: () => void) => listener()),
    updateAppMessageShareData: vi.fn(),
    updateTimelineShareData: vi.fn(),
  } satisfies WechatSdk;
  return sdk;
}

const content: ShareContent = {
  title: '早春',
  description: '颜色浅一格',
  path: '/content/spring',
  image: '/images/spring/800',
};

function share(userAgent: string, more: { sign?: () => Promise<never>; debug?: boolean } = {}) {
  const sdk = standIn();
  const log = vi.fn();
  const onReady = vi.fn();
  const address = { current: LANDING };
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
  const prepare = createWechatShare({
    loadSdk,
    sign,
    userAgent,
    landingUrl: () => LANDING,
    onReady,
    currentUrl: () => address.current,
    debug: more.debug ?? false,
    log,
  });
  return { prepare, sdk, sign, log, onReady, loadSdk, address };
}

test.each([
  ['iOS', IPHONE, 'https://shop.example/content/spring?utm_source=letter'],
  ['Android', ANDROID, CURRENT],
])('%s checks the signature of its own address', (_, userAgent, url) => {
  expect(urlToSign(userAgent, LANDING, CURRENT)).toBe(url);
});

test('on Android every page is signed anew, on iOS the landing page once', async () => {
  for (const [userAgent, times] of [
    [ANDROID, 2],
    [IPHONE, 1],
  ] as const) {
    const { prepare, sign, address, loadSdk } = share(userAgent);
    await prepare(content);
    address.current = CURRENT;
    await prepare({ ...content, path: '/product/detail/1' });
    expect(sign).toHaveBeenCalledTimes(times);
    expect(loadSdk).toHaveBeenCalledOnce();
  }
});

test('both menus are given the page, its picture and its words', async () => {
  const { prepare, sdk } = share(IPHONE, { debug: true });
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

test('what the app says of our signature is told', async () => {
  const { prepare, sdk, onReady } = share(ANDROID);
  await prepare(content);
  expect(onReady.mock.calls).toEqual([[true]]);
  sdk.error.mock.lastCall?.[0]('invalid signature');
  expect(onReady).toHaveBeenLastCalledWith(false);
});

test('a page that was left while the app was asked is not what is sent', async () => {
  const { prepare, sdk } = share(ANDROID);
  await Promise.all([prepare(content), prepare({ ...content, title: '下一页' })]);
  const titles = sdk.updateAppMessageShareData.mock.calls.map(([{ title }]) => title);
  expect(titles).toEqual(['下一页']);
});

test('a signature that cannot be had is logged, and asked for again with the next page', async () => {
  const { prepare, sign, log } = share(ANDROID, {
    sign: () => Promise.reject(new Error('offline')),
  });
  await prepare(content);
  await prepare(content);
  expect(log).toHaveBeenCalledTimes(2);
  expect(sign).toHaveBeenCalledTimes(2);
});
