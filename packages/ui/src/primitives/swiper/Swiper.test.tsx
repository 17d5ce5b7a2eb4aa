import { act, fireEvent, screen } from '@testing-library/react';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Swiper } from './Swiper.tsx';
import type { SwiperProps } from './Swiper.types.ts';
import { AUTOPLAY_MS } from './swiper-rules.ts';
import { loadCarousel } from './useEmbla.ts';

const WIDTH = 375;

/** Tells everybody who watches a row whether it stands in the window. */
let watchers: ((isInSight: boolean) => void)[];
let isInSight: boolean;

class Sight {
  tell: (isIntersecting: boolean) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe(): void {
    watchers.push(this.tell);
    setTimeout(() => this.tell(isInSight));
  }
  disconnect(): void {
    watchers = watchers.filter((tell) => tell !== this.tell);
  }
}

function scrollTo(sight: boolean): void {
  isInSight = sight;
  act(() => {
    for (const tell of watchers) tell(sight);
  });
}

const placeInRow = (element: HTMLElement): number =>
  [...(element.parentElement?.children ?? [])].indexOf(element);

beforeAll(async () => void (await loadCarousel()));

/** Test pages have no layout: every row is as wide as a phone, and so is each of its slides. */
beforeEach(() => {
  vi.useFakeTimers();
  watchers = [];
  isInSight = true;
  vi.stubGlobal('IntersectionObserver', Sight);
  document.head.innerHTML = '<style>li { margin-right: 0px }</style>';
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(
    this: HTMLElement,
  ) {
    return this.tagName === 'LI' ? placeInRow(this) * WIDTH : 0;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function swiper(props: Partial<SwiperProps> = {}, count = 3) {
  const onChange = vi.fn();
  const { unmount } = show(
    <Swiper label="细节" counter onChange={onChange} {...props}>
      {Array.from({ length: count }, (_, place) => `view${place + 1}`).map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Swiper>,
  );
  pass(0);
  return { onChange, unmount, carousel: screen.getByRole('region', { name: '细节' }) };
}

const hidden = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

test('the server draws all slides in a row that scrolls without any script', () => {
  const html = renderToString(
    <PlatformProvider platform={createTestPlatform()}>
      <Swiper label="细节" autoPlay>
        <p>view1</p>
        <p>view2</p>
      </Swiper>
    </PlatformProvider>,
  );
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).not.toContain('data-moves');
});

test('what was scrolled to before the script came stays in the window', () => {
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(2 * WIDTH);
  const { onChange } = swiper();
  expect(onChange).toHaveBeenLastCalledWith(2);
});

test('far from the window it is the row that the server drew, and moves no more than that', () => {
  isInSight = false;
  const { carousel, onChange } = swiper({ autoPlay: true });
  pass(AUTOPLAY_MS * 2);
  expect(carousel.querySelector('[data-moves]')).toBeNull();
  expect(onChange.mock.calls.flat()).toEqual([0]);
  scrollTo(true);
  expect(carousel.querySelector('[data-moves]')).not.toBeNull();
});

describe('by hand', () => {
  test('arrow keys and buttons move one slide, and stop at the ends', () => {
    const { carousel, onChange } = swiper();
    fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
    expect(screen.getByText('1 / 3')).toBeVisible();
    fireEvent.keyDown(carousel, { key: 'ArrowRight' });
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    fireEvent.keyDown(carousel, { key: 'ArrowRight' });
    expect(screen.getByText('3 / 3')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '上一张' }));
    expect(onChange.mock.calls.flat()).toEqual([0, 1, 2, 1]);
  });

  test('it never moves by itself, nor around its end', () => {
    const { onChange } = swiper();
    pass(AUTOPLAY_MS * 2);
    expect(onChange.mock.calls.flat()).toEqual([0]);
    expect(screen.getByRole('button', { name: '上一张' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('one slide has nothing to turn to', () => {
    swiper({ autoPlay: true }, 1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('1 / 1')).not.toBeInTheDocument();
  });
});

describe('by itself', () => {
  test('a slide stays four seconds, and the last is followed by the first', () => {
    expect(AUTOPLAY_MS).toBe(4000);
    const { onChange } = swiper({ autoPlay: true });
    pass(3999);
    expect(onChange).toHaveBeenLastCalledWith(0);
    pass(1);
    expect(onChange).toHaveBeenLastCalledWith(1);
    pass(AUTOPLAY_MS);
    pass(AUTOPLAY_MS);
    expect(onChange.mock.calls.flat()).toEqual([0, 1, 2, 0]);
  });

  test('a turn by hand begins the four seconds again', () => {
    const { onChange } = swiper({ autoPlay: true });
    pass(3000);
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    pass(3000);
    expect(onChange).toHaveBeenLastCalledWith(1);
    pass(1000);
    expect(onChange).toHaveBeenLastCalledWith(2);
  });

  test('it waits under a finger', () => {
    const { carousel, onChange } = swiper({ autoPlay: true });
    fireEvent.touchStart(carousel);
    pass(AUTOPLAY_MS * 2);
    expect(onChange).toHaveBeenLastCalledWith(0);
    fireEvent.touchEnd(carousel);
    pass(AUTOPLAY_MS);
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  test('it waits while the page is hidden', () => {
    const { onChange } = swiper({ autoPlay: true });
    hidden(true);
    pass(AUTOPLAY_MS * 2);
    expect(onChange).toHaveBeenLastCalledWith(0);
    hidden(false);
    pass(AUTOPLAY_MS);
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  test('it waits while it is scrolled out of the window', () => {
    const { onChange } = swiper({ autoPlay: true });
    scrollTo(false);
    pass(AUTOPLAY_MS * 2);
    expect(onChange).toHaveBeenLastCalledWith(0);
    scrollTo(true);
    pass(AUTOPLAY_MS);
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  test('it stands still for those who prefer stillness', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { onChange } = swiper({ autoPlay: true });
    pass(AUTOPLAY_MS);
    expect(onChange.mock.calls.flat()).toEqual([0]);
    expect(screen.getByRole('button', { name: '上一张' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('it lets go of everything when it leaves', () => {
    const { onChange, unmount } = swiper({ autoPlay: true });
    unmount();
    pass(AUTOPLAY_MS * 2);
    expect(onChange.mock.calls.flat()).toEqual([0]);
  });
});
