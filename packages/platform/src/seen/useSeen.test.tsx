import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSeen } from './useSeen.ts';
import type { SeenOptions } from './useSeen.types.ts';

let look: (sight: { ratio: number; height?: number }) => void;
let margin: string | undefined;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  disconnect.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watching = true;
      disconnect = () => {
        this.watching = false;
        disconnect();
      };
      observe = vi.fn();
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
        margin = options.rootMargin;
        look = ({ ratio, height = 100 }) => {
          if (!this.watching) return;
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

function Watched({ onSeen, ...options }: SeenOptions & { onSeen?: () => void }) {
  return <div {...useSeen(onSeen, options)} />;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('tells once, after it has stayed in view long enough', () => {
  const onSeen = vi.fn();
  render(<Watched onSeen={onSeen} ratio={0.5} dwell={1000} />);
  look({ ratio: 0.4 });
  pass(2000);
  look({ ratio: 0.5 });
  pass(900);
  expect(onSeen).not.toHaveBeenCalled();
  look({ ratio: 0 });
  pass(1000);
  expect(onSeen).not.toHaveBeenCalled();
  look({ ratio: 0.6 });
  pass(1000);
  look({ ratio: 0.9 });
  pass(1000);
  expect(onSeen).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test('the end of a list has no height, and is seen when its place is', () => {
  const onSeen = vi.fn();
  render(<Watched onSeen={onSeen} ahead={600} />);
  expect(margin).toBe('0px 0px 600px');
  look({ ratio: 1, height: 0 });
  pass(0);
  expect(onSeen).toHaveBeenCalledTimes(1);
});

test('a newer callback is the one that is called', () => {
  const [older, newer] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Watched onSeen={older} />);
  rerender(<Watched onSeen={newer} />);
  look({ ratio: 1 });
  pass(0);
  expect(older).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledTimes(1);
});

test('what goes away is watched no longer', () => {
  const onSeen = vi.fn();
  const { unmount } = render(<Watched onSeen={onSeen} dwell={500} />);
  look({ ratio: 1 });
  unmount();
  pass(500);
  expect(onSeen).not.toHaveBeenCalled();
  expect(disconnect).toHaveBeenCalled();
});
