import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { showModules } from '../testing.tsx';

const banner = { title: '别处 App', desc: '新客礼券', commonLink: { web: '/content/app' } };
const text = { code: 'text', fields: { content: '<p>正文</p>' } };
const show = (fields: Record<string, unknown> = {}, options = {}) =>
  showModules([text, { code: 'smartBanner', fields: { ...banner, ...fields } }], options);

const bar = () => screen.queryByRole('complementary', { name: '应用下载' });
const order = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-module]')].map((found) =>
    found.getAttribute('data-module'),
  );

test('the button says 下载APP unless the page says otherwise, and leads to the app', async () => {
  const { platform } = await show();
  await userEvent.click(await screen.findByRole('link', { name: '下载APP' }));
  expect(platform.visits).toEqual([{ route: 'content', params: { id: 'app' } }]);
});

test('in English it speaks English, and a page may name the button itself', async () => {
  await show({}, { language: 'en-US' });
  expect(await screen.findByRole('link', { name: 'Get the app' })).toBeVisible();
  await show({ buttonName: '立即打开' });
  expect(await screen.findByRole('link', { name: '立即打开' })).toBeVisible();
});

test.each([
  [{}, ['smartBanner', 'text']],
  [{ stickyBottom: true }, ['text', 'smartBanner']],
  [{ inPage: true }, ['text', 'smartBanner']],
])('with %o the page stands as %o', async (fields, expected) => {
  const { container } = await show(fields);
  expect(order(container)).toEqual(expected);
});

test('at the top it makes room above what sticks there, until it is closed', async () => {
  const { container } = await show();
  const page = container.querySelector<HTMLElement>('[style*="--docked"]');
  expect(page?.style.getPropertyValue('--docked')).toBe('64px');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(bar()).not.toBeInTheDocument();
  expect(order(container)).toEqual(['text']);
  expect(page?.style.getPropertyValue('--docked')).toBe('0px');
});

test.each(['ios', 'android', 'minip', 'ttmp', 'alimp'] as const)(
  'in %s there is no banner, and no room for one',
  async (name) => {
    const { container } = await show({}, { name });
    expect(order(container)).toEqual(['text']);
    expect(container.querySelector('[style*="--docked"]')).toHaveStyle({ '--docked': '0px' });
  },
);

test('one that names no place leads to the app of the shop', async () => {
  const state = { shop: { words: { app: { link: '/content/app' } } } };
  const { platform } = await show({ commonLink: undefined }, { state });
  await userEvent.click(await screen.findByRole('link', { name: '下载APP' }));
  expect(platform.visits).toEqual([{ route: 'content', params: { id: 'app' } }]);
});

test('a banner that leads nowhere is not shown, and takes no room', async () => {
  const { container } = await show({ commonLink: undefined });
  expect(bar()).not.toBeInTheDocument();
  expect(container.querySelector('[style*="--docked"]')).toHaveStyle({ '--docked': '0px' });
});

/** A window that says where the first screen ends, and scrolls when it is told to. */
function scrolling() {
  let scroll: () => void = () => undefined;
  let top = 800;
  const viewport = {
    onScroll: (listener: () => void) => {
      scroll = listener;
      return vi.fn();
    },
    topsOf: async () => [top],
  };
  const scrollTo = (next: number) => {
    top = next;
    return act(async () => scroll());
  };
  return { viewport, scrollTo };
}

test('one that hides on the first screen comes when it has been scrolled past, and goes again', async () => {
  const { viewport, scrollTo } = scrolling();
  await show({ hideInFirstScreen: true, stickyBottom: true }, { viewport });
  expect(bar()).not.toBeInTheDocument();
  for (const [next, isThere] of [
    [-10, true],
    [300, false],
  ] as const) {
    await scrollTo(next);
    expect(bar() !== null).toBe(isThere);
  }
});

test('one that comes late lies over the page, and leaves the room of a bar that was there', async () => {
  const { viewport, scrollTo } = scrolling();
  const late = { code: 'smartBanner', fields: { ...banner, hideInFirstScreen: true } };
  await showModules([{ code: 'developerInfo', fields: {} }, late], { viewport });
  await scrollTo(-10);
  const about = screen.getByRole('complementary', { name: '应用信息' });
  expect([about, bar()].map((found) => found?.closest('.over') !== null)).toEqual([false, true]);
});
