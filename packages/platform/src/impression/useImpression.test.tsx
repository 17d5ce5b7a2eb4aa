import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useImpression } from './useImpression.ts';
import type { ImpressionOptions } from './useImpression.types.ts';

let setVisibility: (visibility: { ratio: number; height?: number }) => void;
let rootMargin: string | undefined;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      isObserving = true;
      disconnect = () => {
        this.isObserving = false;
        disconnect();
      };
      observe = vi.fn();
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        rootMargin = options.rootMargin;
        setVisibility = ({ ratio, height = 100 }) => {
          if (!this.isObserving) return;
          const entry = {
            isIntersecting: ratio > 0,
            intersectionRatio: ratio,
            intersectionRect: { height: height * ratio },
            boundingClientRect: { height },
            rootBounds: { height: 800 },
          } as IntersectionObserverEntry;
          callback([entry], this as unknown as IntersectionObserver);
        };
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Observed({ onImpression, ...options }: ImpressionOptions & { onImpression?: () => void }) {
  return <div {...useImpression(onImpression, options)} />;
}

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('reports one impression after the element stayed visible long enough', () => {
  const onImpression = vi.fn();
  render(<Observed onImpression={onImpression} ratio={0.5} dwellMs={1000} />);
  setVisibility({ ratio: 0.4 });
  advance(2000);
  setVisibility({ ratio: 0.5 });
  advance(900);
  expect(onImpression).not.toHaveBeenCalled();
  setVisibility({ ratio: 0 });
  advance(1000);
  expect(onImpression).not.toHaveBeenCalled();
  setVisibility({ ratio: 0.6 });
  advance(1000);
  setVisibility({ ratio: 0.9 });
  advance(1000);
  expect(onImpression).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test('reports an element without height when its position is visible', () => {
  const onImpression = vi.fn();
  render(<Observed onImpression={onImpression} rootMarginPx={600} />);
  expect(rootMargin).toBe('0px 0px 600px');
  setVisibility({ ratio: 1, height: 0 });
  advance(0);
  expect(onImpression).toHaveBeenCalledTimes(1);
});

test('does not report an element of which a part must be seen while it has no height', () => {
  const onImpression = vi.fn();
  render(<Observed onImpression={onImpression} ratio={0.5} />);
  setVisibility({ ratio: 1, height: 0 });
  advance(0);
  expect(onImpression).not.toHaveBeenCalled();
  setVisibility({ ratio: 1 });
  advance(0);
  expect(onImpression).toHaveBeenCalledTimes(1);
});

test('calls the latest callback', () => {
  const [older, newer] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Observed onImpression={older} />);
  rerender(<Observed onImpression={newer} />);
  setVisibility({ ratio: 1 });
  advance(0);
  expect(older).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledTimes(1);
});

test('stops observing after unmounting', () => {
  const onImpression = vi.fn();
  const { unmount } = render(<Observed onImpression={onImpression} dwellMs={500} />);
  setVisibility({ ratio: 1 });
  unmount();
  advance(500);
  expect(onImpression).not.toHaveBeenCalled();
  expect(disconnect).toHaveBeenCalled();
});
