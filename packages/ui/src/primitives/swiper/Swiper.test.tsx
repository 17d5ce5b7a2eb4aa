import { act, fireEvent, screen } from '@testing-library/react';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Swiper } from './Swiper.tsx';
import type { SwiperProps } from './Swiper.types.ts';
import { AUTOPLAY_MS } from './swiper-rules.ts';
import { loadCarousel } from './useEmbla.ts';

const WIDTH = 375;

/** Callbacks of all observers, and whether observed elements are in the window. */
let callbacks: ((isVisible: boolean) => void)[];
let isVisible: boolean;

class FakeIntersectionObserver {
  notify: (isIntersecting: boolean) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.notify = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe(): void {
    callbacks.push(this.notify);
    setTimeout(() => this.notify(isVisible));
  }
  disconnect(): void {
    callbacks = callbacks.filter((notify) => notify !== this.notify);
  }
}

function setVisible(visible: boolean): void {
  isVisible = visible;
  act(() => {
    for (const notify of callbacks) notify(visible);
  });
}

const indexInRow = (element: HTMLElement): number =>
  [...(element.parentElement?.children ?? [])].indexOf(element);

beforeAll(async () => void (await loadCarousel()));

/** The test DOM has no layout, so every row and slide gets the width of a phone. */
beforeEach(() => {
  vi.useFakeTimers();
  callbacks = [];
  isVisible = true;
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  document.head.innerHTML = '<style>li { margin-right: 0px }</style>';
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(
    this: HTMLElement,
  ) {
    return this.tagName === 'LI' ? indexInRow(this) * WIDTH : 0;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function renderSwiper(props: Partial<SwiperProps> = {}, count = 3) {
  const onChange = vi.fn();
  const { unmount } = renderWithPlatform(
    <Swiper label="细节" counter onChange={onChange} {...props}>
      {Array.from({ length: count }, (_, index) => `view${index + 1}`).map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Swiper>,
  );
  advance(0);
  return { onChange, unmount, carousel: screen.getByRole('region', { name: '细节' }) };
}

const mockHidden = (isHidden: boolean) =>
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

test('the server renders all slides without the carousel script', () => {
  const html = renderToString(
    <PlatformProvider platform={createTestPlatform()}>
      <Swiper label="细节" autoPlay>
        <p>view1</p>
        <p>view2</p>
      </Swiper>
    </PlatformProvider>,
  );
  expect(html.match(/<li/g)).toHaveLength(2);
  expect(html).not.toContain('data-carousel');
});

test('starts at the slide that was scrolled to before the script loaded', () => {
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(2 * WIDTH);
  const { onChange } = renderSwiper();
  expect(onChange).toHaveBeenLastCalledWith(2);
});

test('starts the carousel only when the row comes near the window', () => {
  isVisible = false;
  const { carousel, onChange } = renderSwiper({ autoPlay: true });
  advance(AUTOPLAY_MS * 2);
  expect(carousel.querySelector('[data-carousel]')).toBeNull();
  expect(onChange.mock.calls.flat()).toEqual([0]);
  setVisible(true);
  expect(carousel.querySelector('[data-carousel]')).not.toBeNull();
});

describe('manual navigation', () => {
  test('arrow keys and buttons move one slide and stop at the ends', () => {
    const { carousel, onChange } = renderSwiper();
    fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
    expect(screen.getByText('1 / 3')).toBeVisible();
    fireEvent.keyDown(carousel, { key: 'ArrowRight' });
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    fireEvent.keyDown(carousel, { key: 'ArrowRight' });
    expect(screen.getByText('3 / 3')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '上一张' }));
    expect(onChange.mock.calls.flat()).toEqual([0, 1, 2, 1]);
  });

  test('does not advance or loop without autoPlay', () => {
    const { onChange } = renderSwiper();
    advance(AUTOPLAY_MS * 2);
    expect(onChange.mock.calls.flat()).toEqual([0]);
    expect(screen.getByRole('button', { name: '上一张' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a single slide has no controls', () => {
    renderSwiper({ autoPlay: true }, 1);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('1 / 1')).not.toBeInTheDocument();
  });
});

describe('autoplay', () => {
  test('advances every four seconds and loops', () => {
    expect(AUTOPLAY_MS).toBe(4000);
    const { onChange } = renderSwiper({ autoPlay: true });
    advance(3999);
    expect(onChange).toHaveBeenLastCalledWith(0);
    advance(1);
    expect(onChange).toHaveBeenLastCalledWith(1);
    advance(AUTOPLAY_MS);
    advance(AUTOPLAY_MS);
    expect(onChange.mock.calls.flat()).toEqual([0, 1, 2, 0]);
  });

  test('manual navigation restarts the interval', () => {
    const { onChange } = renderSwiper({ autoPlay: true });
    advance(3000);
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    advance(3000);
    expect(onChange).toHaveBeenLastCalledWith(1);
    advance(1000);
    expect(onChange).toHaveBeenLastCalledWith(2);
  });

  test('pauses while touched', () => {
    const { carousel, onChange } = renderSwiper({ autoPlay: true });
    fireEvent.touchStart(carousel);
    advance(AUTOPLAY_MS * 2);
    expect(onChange).toHaveBeenLastCalledWith(0);
    fireEvent.touchEnd(carousel);
    advance(AUTOPLAY_MS);
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  test('pauses while the page is hidden', () => {
    const { onChange } = renderSwiper({ autoPlay: true });
    mockHidden(true);
    advance(AUTOPLAY_MS * 2);
    expect(onChange).toHaveBeenLastCalledWith(0);
    mockHidden(false);
    advance(AUTOPLAY_MS);
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  test('pauses while out of view', () => {
    const { onChange } = renderSwiper({ autoPlay: true });
    setVisible(false);
    advance(AUTOPLAY_MS * 2);
    expect(onChange).toHaveBeenLastCalledWith(0);
    setVisible(true);
    advance(AUTOPLAY_MS);
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  test('does not advance with reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { onChange } = renderSwiper({ autoPlay: true });
    advance(AUTOPLAY_MS);
    expect(onChange.mock.calls.flat()).toEqual([0]);
    expect(screen.getByRole('button', { name: '上一张' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('stops when unmounted', () => {
    const { onChange, unmount } = renderSwiper({ autoPlay: true });
    unmount();
    advance(AUTOPLAY_MS * 2);
    expect(onChange.mock.calls.flat()).toEqual([0]);
  });
});
