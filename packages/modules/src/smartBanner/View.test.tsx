import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderModules } from '../testing.tsx';
import { definition } from './definition.ts';
import { getBannerTexts } from './rules.ts';
import { schema } from './schema.ts';

const banner = { title: '别处 App', desc: '新客礼券', commonLink: { web: '/content/app' } };
const text = { code: 'text', fields: { content: '<p>正文</p>' } };
const show = (fields: Record<string, unknown> = {}, options = {}) =>
  renderModules([text, { code: 'smartBanner', fields: { ...banner, ...fields } }], options);

const bar = () => screen.queryByRole('complementary', { name: '应用下载' });
const order = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-module]')].map((element) =>
    element.getAttribute('data-module'),
  );

test('labels the button 下载APP by default and links it to the app', async () => {
  const { platform } = await show();
  await userEvent.click(await screen.findByRole('link', { name: '下载APP' }));
  expect(platform.destinations).toEqual([{ route: 'content', params: { id: 'app' } }]);
});

test('shows English texts, and the button text set on the page', async () => {
  await show({}, { language: 'en-US' });
  expect(await screen.findByRole('link', { name: 'Get the app' })).toBeVisible();
  await show({ buttonName: '立即打开' });
  expect(await screen.findByRole('link', { name: '立即打开' })).toBeVisible();
});

test.each([
  [{}, ['smartBanner', 'text']],
  [{ stickyBottom: true }, ['text', 'smartBanner']],
  [{ inPage: true }, ['text', 'smartBanner']],
])('orders the page with %o as %o', async (fields, expected) => {
  const { container } = await show(fields);
  expect(order(container)).toEqual(expected);
});

test('reserves its height for sticky elements until it is closed', async () => {
  const { container } = await show();
  const page = container.querySelector<HTMLElement>('[style*="--docked"]');
  expect(page?.style.getPropertyValue('--docked')).toBe('64px');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(bar()).not.toBeInTheDocument();
  expect(order(container)).toEqual(['text']);
  expect(page?.style.getPropertyValue('--docked')).toBe('0px');
});

test.each(['ios', 'android', 'minip', 'ttmp', 'alimp'] as const)(
  'shows no banner and reserves no space in %s',
  async (name) => {
    const { container } = await show({}, { name });
    expect(order(container)).toEqual(['text']);
    expect(container.querySelector('[style*="--docked"]')).toHaveStyle({ '--docked': '0px' });
  },
);

test('links to the app of the shop when the page sets no link', async () => {
  const state = { shop: { content: { app: { link: '/content/app' } }, configuration: {} } };
  const { platform } = await show({ commonLink: undefined }, { state });
  await userEvent.click(await screen.findByRole('link', { name: '下载APP' }));
  expect(platform.destinations).toEqual([{ route: 'content', params: { id: 'app' } }]);
});

test('opens the store of the app', async () => {
  const store = 'https://store.test/app';
  const content = { nativeApp: { scheme: 'elsewhere', ios: store } };
  const state = { shop: { content, configuration: {} } };
  const { platform } = await show({ commonLink: undefined }, { state });
  await userEvent.click(await screen.findByRole('link', { name: '下载APP' }));
  await vi.waitFor(() => expect(platform.destinations).toEqual([{ url: store }]));
});

test('shows no banner and reserves no space without a target', async () => {
  const { container } = await show({ commonLink: undefined });
  expect(bar()).not.toBeInTheDocument();
  expect(container.querySelector('[style*="--docked"]')).toHaveStyle({ '--docked': '0px' });
});

/** A viewport whose scroll position the test controls. */
function createViewport() {
  let scroll: () => void = () => undefined;
  let top = 800;
  const viewport = {
    onScroll: (listener: () => void) => {
      scroll = listener;
      return vi.fn();
    },
    measureTops: async () => [top],
  };
  const scrollTo = (next: number) => {
    top = next;
    return act(async () => scroll());
  };
  return { viewport, scrollTo };
}

test('appears after the first screen and disappears again with hideInFirstScreen', async () => {
  const { viewport, scrollTo } = createViewport();
  await show({ hideInFirstScreen: true, stickyBottom: true }, { viewport });
  expect(bar()).not.toBeInTheDocument();
  for (const [next, isShown] of [
    [-10, true],
    [300, false],
  ] as const) {
    await scrollTo(next);
    expect(bar() !== null).toBe(isShown);
  }
});

test('overlaps the page and keeps the space of another bar when it appears after scrolling', async () => {
  const { viewport, scrollTo } = createViewport();
  const scrollBanner = { code: 'smartBanner', fields: { ...banner, hideInFirstScreen: true } };
  await renderModules([{ code: 'developerInfo', fields: {} }, scrollBanner], { viewport });
  await scrollTo(-10);
  const infoBar = screen.getByRole('complementary', { name: '应用信息' });
  expect([infoBar, bar()].map((element) => element?.closest('.overlapping') !== null)).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['those of the shop when the page has none', { title: '', desc: '', buttonName: '' }, '本店应用'],
  ['its own', { title: '活动', desc: '', buttonName: '' }, '活动'],
])('shows %s as texts', (_, texts, title) => {
  const shop = { appBanner: { title: '本店应用', desc: '说明', buttonName: '去下载' } };
  expect(getBannerTexts(texts, shop)).toEqual({ title, desc: '说明', buttonName: '去下载' });
});

test('is hidden when the shop has switched it off', () => {
  const fields = schema.parse({ title: '别处 App', commonLink: { web: '/content/app' } });
  const isVisible = (appBanner: boolean) =>
    definition.isVisible?.({
      fields,
      data: undefined,
      now: 0,
      host: { name: 'web', toggles: { appBanner, campaignSubscription: true } },
    });
  expect([isVisible(true), isVisible(false)]).toEqual([true, false]);
});
