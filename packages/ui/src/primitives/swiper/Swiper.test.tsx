import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Swiper } from './Swiper.tsx';
import type { SwiperProps } from './Swiper.types.ts';
import { AUTOPLAY_MS } from './swiper-rules.ts';

const WIDTH = 375;

/** Test pages have no layout: every row is as wide as a phone, and scrolls at once. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, options?: unknown) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function swiper(props: Partial<SwiperProps> = {}, count = 3) {
  const onChange = vi.fn();
  const { container } = show(
    <Swiper label="细节" counter onChange={onChange} {...props}>
      {Array.from({ length: count }, (_, place) => `view${place + 1}`).map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Swiper>,
  );
  const row = container.querySelector('ul') as HTMLElement;
  return { onChange, row, carousel: screen.getByRole('region', { name: '细节' }) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const place = (row: HTMLElement) => row.scrollLeft / WIDTH;
const hidden = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

describe('by hand', () => {
  test('arrow keys and buttons move one slide, and stop at the ends', () => {
    const { row, carousel, onChange } = swiper();
    fireEvent.keyDown(carousel, { key: 'ArrowLeft' });
    expect(place(row)).toBe(0);
    fireEvent.keyDown(carousel, { key: 'ArrowRight' });
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    fireEvent.keyDown(carousel, { key: 'ArrowRight' });
    expect(place(row)).toBe(2);
    expect(screen.getByText('3 / 3')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '上一张' }));
    expect(onChange.mock.calls.flat()).toEqual([0, 1, 2, 1]);
  });

  test('it never moves by itself, and has no copies', () => {
    const { row } = swiper();
    pass(AUTOPLAY_MS * 2);
    expect(place(row)).toBe(0);
    expect(row.children).toHaveLength(3);
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
    const { row, onChange } = swiper({ autoPlay: true });
    expect(place(row)).toBe(1);
    pass(3999);
    expect(onChange).toHaveBeenLastCalledWith(0);
    pass(1);
    expect(onChange).toHaveBeenLastCalledWith(1);
    pass(AUTOPLAY_MS);
    pass(AUTOPLAY_MS);
    expect(onChange).toHaveBeenLastCalledWith(0);
    expect(place(row)).toBe(4);
    pass(100);
    expect(place(row)).toBe(1);
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

  test('it stands still for those who prefer stillness', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { row } = swiper({ autoPlay: true });
    pass(AUTOPLAY_MS);
    expect(place(row)).toBe(0);
    expect(row.children).toHaveLength(3);
  });

  test('its copies are for the eye only', () => {
    const { row } = swiper({ autoPlay: true });
    expect(row.children).toHaveLength(5);
    for (const copy of [row.firstElementChild, row.lastElementChild]) {
      expect(copy).toHaveAttribute('aria-hidden', 'true');
      expect(copy).toHaveAttribute('inert');
    }
  });
});
