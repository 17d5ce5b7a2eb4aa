import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createProducts, NOON, renderModules } from '../testing.tsx';

const text = (title: string, more = {}) => ({ code: 'text', fields: { title, ...more } });
const set = (data?: unknown) => ({ code: 'productSet', fields: { setId: '12' }, data });
const codes = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-module]')].map((root) => root.getAttribute('data-module'));

afterEach(() => void vi.restoreAllMocks());

describe('ModulePage', () => {
  test('renders the modules in order, with their codes on the root elements', async () => {
    const { container } = await renderModules([text('一'), set(createProducts(2)), text('二')]);
    await screen.findAllByRole('article');
    expect(codes(container)).toEqual(['text', 'productSet', 'text']);
  });

  test('hides and reports only the module that throws while rendering', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = set([{ id: '1' }, { id: '2' }]);
    const { container, platform } = await renderModules([text('一'), broken, text('二')]);
    await vi.waitFor(() => expect(codes(container)).toEqual(['text', 'text']));
    expect(platform.tracked).toContainEqual({
      event: 'ModuleFailed',
      parameters: { moduleId: 'e1', moduleCode: 'productSet', cause: 'render' },
    });
  });

  test('hides a module whose data could not be loaded and reports it once', async () => {
    const { container, platform } = await renderModules([text('一'), set()]);
    await screen.findByText('一');
    expect(codes(container)).toEqual(['text']);
    expect(platform.tracked).toEqual([
      {
        event: 'ModuleFailed',
        parameters: { moduleId: 'e1', moduleCode: 'productSet', cause: 'load' },
      },
    ]);
  });

  test('shows the button and the bottom text in the language of the page', async () => {
    const ctaButton = { commonLink: { web: '/product/list' } };
    await renderModules([text('一', { ctaButton, bottomText: 'Duties included' })], {
      language: 'en-US',
    });
    expect(await screen.findByRole('link', { name: 'View more' })).toHaveAttribute(
      'href',
      '/en/product/list',
    );
    expect(screen.getByText('Duties included')).toBeVisible();
  });

  test('leaves out a button without a target', async () => {
    await renderModules([text('一', { ctaButton: { text: '查看' } })]);
    await screen.findByText('一');
    expect(screen.queryByText('查看')).toBeNull();
  });
});

describe('elevator tabs', () => {
  const page = ['来信', '精选', '榜单'].map((label) => text(label, { anchorLink: label }));
  const current = () =>
    screen.getAllByRole('button').find((tab) => tab.getAttribute('aria-current'))?.textContent;

  function viewport() {
    let notifyScroll: () => void = () => {};
    let finishScroll: () => void = () => {};
    const tops: (number | undefined)[] = [0, 900, 1800];
    return {
      tops,
      scroll: () => act(async () => notifyScroll()),
      finishScroll: () => act(async () => finishScroll()),
      port: {
        onScroll: (listener: () => void) => {
          notifyScroll = listener;
          return () => {};
        },
        measureTops: async () => tops,
        scrollTo: vi.fn(
          () =>
            new Promise<void>((resolve) => {
              finishScroll = resolve;
            }),
        ),
      },
    };
  }

  test('shows a tab for each module with an anchor label and follows scrolling', async () => {
    const view = viewport();
    await renderModules(page, { viewport: view.port });
    expect(await screen.findByRole('navigation', { name: '本页目录' })).toBeVisible();
    expect(current()).toBe('来信');
    view.tops.splice(0, 3, -900, 0, 900);
    await view.scroll();
    expect(current()).toBe('精选');
  });

  test('scrolls to the module of a pressed tab and ignores scrolling meanwhile', async () => {
    const view = viewport();
    const { platform } = await renderModules(page, { viewport: view.port });
    await userEvent.click(await screen.findByRole('button', { name: '榜单' }));
    expect(view.port.scrollTo).toHaveBeenCalledWith('module-e2');
    view.tops.splice(0, 3, -900, 0, 900);
    await view.scroll();
    expect(current()).toBe('榜单');

    await view.finishScroll();
    await view.scroll();
    expect(current()).toBe('精选');
    expect(platform.tracked).toContainEqual({
      event: 'PageAction',
      parameters: { tid: 1758, label: '榜单', position: 3 },
    });
  });

  test('removes the tab of a module that disappears', async () => {
    vi.useFakeTimers({ now: NOON });
    const endTime = new Date(NOON + 60_000).toISOString();
    const fields = { anchorLink: '限时', startTime: new Date(NOON - 1).toISOString(), endTime };
    await renderModules([{ code: 'countDown', fields }, ...page]);
    const labels = () =>
      within(screen.getByRole('navigation', { name: '本页目录' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(labels()).toEqual(['限时', '来信', '精选', '榜单']);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(labels()).toEqual(['来信', '精选', '榜单']);
    vi.useRealTimers();
  });

  test('renders an anchor element for every tab', async () => {
    const { container } = await renderModules(page);
    await screen.findByRole('navigation');
    const ids = [...container.querySelectorAll('[id^="module-"]')].map(({ id }) => id);
    expect(ids).toEqual(['module-e0', 'module-e1', 'module-e2']);
  });
});

test('tracks an impression once, after one second in view', async () => {
  vi.useFakeTimers();
  const observers: [Element, IntersectionObserverCallback][] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: (element: Element) => void;
      constructor(callback: IntersectionObserverCallback) {
        this.observe = (element) => observers.push([element, callback]);
      }
      disconnect = () => {};
    },
  );
  const { platform } = await renderModules([text('一', { moduleName: '开篇' })]);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const [root, callback] = observers[0] as (typeof observers)[number];
  const notify = (intersectionRatio: number) =>
    callback(
      [
        {
          isIntersecting: intersectionRatio > 0,
          intersectionRatio,
          intersectionRect: { height: 100 * intersectionRatio },
          boundingClientRect: { height: 100 },
          rootBounds: { height: 800 },
        },
      ] as never,
      {} as never,
    );
  expect(root.getAttribute('data-module')).toBe('text');
  notify(1);
  vi.advanceTimersByTime(900);
  notify(0);
  vi.advanceTimersByTime(5000);
  expect(platform.tracked).toEqual([]);
  notify(0.5);
  vi.advanceTimersByTime(1000);
  expect(platform.tracked).toEqual([
    {
      event: 'ModuleImpression',
      parameters: { moduleId: 'e0', moduleCode: 'text', moduleName: '开篇', position: 1 },
    },
  ]);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
