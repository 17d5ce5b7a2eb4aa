import { expect, test, vi } from 'vitest';
import { createScrollPositions, type ScrollWindow } from './scroll-positions.ts';

function fakeWindow(stored = new Map<string, string>()): ScrollWindow {
  return {
    scrollY: 0,
    scrollTo: vi.fn(),
    sessionStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    },
  };
}

test('stores a position for each entry, also across a reload', () => {
  const stored = new Map<string, string>();
  const before = fakeWindow(stored);
  before.scrollY = 812.4;
  createScrollPositions(before).save('list');

  const after = fakeWindow(stored);
  const positions = createScrollPositions(after);
  expect([positions.has('list'), positions.has('unknown')]).toEqual([true, false]);
  positions.restore('list');
  expect(after.scrollTo).toHaveBeenLastCalledWith(0, 812);
  positions.restore('unknown');
  expect(after.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('keeps only the latest fifty positions', () => {
  const window = fakeWindow();
  const positions = createScrollPositions(window);
  for (let i = 0; i <= 50; i++) {
    window.scrollY = i + 1;
    positions.save(`entry-${i}`);
  }
  positions.restore('entry-0');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  positions.restore('entry-50');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 51);
});

test('works without storage', () => {
  const window = fakeWindow();
  window.sessionStorage = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  const positions = createScrollPositions(window);
  window.scrollY = 7;
  positions.save('a');
  positions.restore('a');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 7);
});
