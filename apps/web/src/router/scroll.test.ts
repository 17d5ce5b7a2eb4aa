import { expect, test, vi } from 'vitest';
import { createScrollPlaces, type ScrollWindow } from './scroll.ts';

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

test('a place is remembered by entry and survives a reload', () => {
  const stored = new Map<string, string>();
  const before = fakeWindow(stored);
  before.scrollY = 812.4;
  createScrollPlaces(before).remember('list');

  const after = fakeWindow(stored);
  const places = createScrollPlaces(after);
  expect([places.knows('list'), places.knows('never-seen')]).toEqual([true, false]);
  places.restore('list');
  expect(after.scrollTo).toHaveBeenLastCalledWith(0, 812);
  places.restore('never-seen');
  expect(after.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('only the latest fifty places are kept', () => {
  const window = fakeWindow();
  const places = createScrollPlaces(window);
  for (let i = 0; i <= 50; i++) {
    window.scrollY = i + 1;
    places.remember(`entry-${i}`);
  }
  places.restore('entry-0');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  places.restore('entry-50');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 51);
});

test('a forbidden storage breaks nothing', () => {
  const window = fakeWindow();
  window.sessionStorage = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  };
  const places = createScrollPlaces(window);
  window.scrollY = 7;
  places.remember('a');
  places.restore('a');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 7);
});
