import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Scroller } from './Scroller.tsx';

let reachEnd = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: IntersectionObserverCallback) {
        const entry = { isIntersecting: true, intersectionRatio: 1, boundingClientRect: {} };
        reachEnd = () => {
          callback(
            [{ ...entry, intersectionRect: {} } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
          act(() => vi.advanceTimersByTime(0));
        };
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const renderRow = (names: string[], onReachEnd?: () => void) => (
  <Scroller label="本周新到" onReachEnd={onReachEnd}>
    {names.map((name) => (
      <p key={name}>{name}</p>
    ))}
  </Scroller>
);

test('renders each child as an item of a labelled list', () => {
  renderWithPlatform(renderRow(['外套', '针织']));
  expect(screen.getByRole('list', { name: '本周新到' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['外套', '针织']);
});

test('calls onReachEnd once for each number of items', () => {
  const onReachEnd = vi.fn();
  const { rerender } = renderWithPlatform(renderRow(['外套'], onReachEnd));
  reachEnd();
  expect(onReachEnd).toHaveBeenCalledTimes(1);
  rerender(renderRow(['外套', '针织'], onReachEnd));
  reachEnd();
  expect(onReachEnd).toHaveBeenCalledTimes(2);
});
