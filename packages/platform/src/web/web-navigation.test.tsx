import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BridgePort } from '../ports/bridge.ts';
import { createWebNavigation } from './web-navigation.ts';

const navigate = vi.fn();
const send = vi.fn();
const bridge = (isPresent: boolean): BridgePort => ({
  isPresent,
  send,
  listen: () => () => undefined,
});
const make = (inApp: boolean, isFirstEntry = false) =>
  createWebNavigation({
    language: 'en-US',
    navigate,
    bridge: bridge(inApp),
    isFirstEntry: () => isFirstEntry,
  });
const coat = { route: 'product', params: { id: '7' } } as const;

beforeEach(() => {
  navigate.mockClear();
  send.mockClear();
});

describe('in a browser', () => {
  test('opens a screen in the current language without loading a document', () => {
    make(false).go(coat, { replace: true });
    expect(navigate).toHaveBeenCalledWith('/en/product/detail/7', {
      replace: true,
      keepScroll: false,
    });
  });

  test('keeps the scroll position when asked to', () => {
    make(false).go({ route: 'list', query: { sort: 'newest' } }, { keepScroll: true });
    expect(navigate).toHaveBeenCalledWith('/en/product/list?sort=newest', {
      replace: false,
      keepScroll: true,
    });
  });

  test('opens the screen of a URL that names one', () => {
    make(false).go({ url: '/pages/product/detail/index?productId=7' });
    expect(navigate).toHaveBeenCalledWith('/en/product/detail/7', {
      replace: false,
      keepScroll: false,
    });
  });

  test.each([
    [false, 'assign'],
    [true, 'replace'],
  ] as const)('loads any other URL as a document (replace: %s)', (replace, method) => {
    const load = vi.spyOn(window.location, method).mockImplementation(() => undefined);
    make(false).go({ url: 'https://example.com/' }, { replace });
    expect(load).toHaveBeenCalledWith('https://example.com/');
    expect(navigate).not.toHaveBeenCalled();
    load.mockRestore();
  });

  test('back goes back in the history', () => {
    const back = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    make(false).back(2);
    expect(back).toHaveBeenCalledWith(-2);
    expect(navigate).not.toHaveBeenCalled();
    back.mockRestore();
  });

  test('back goes home from the first history entry', () => {
    make(false, true).back();
    expect(navigate).toHaveBeenCalledWith('/en', { replace: true, keepScroll: false });
  });
});

describe('inside the app', () => {
  test('sends navigation and back as messages', () => {
    const navigation = make(true);
    navigation.go(coat);
    navigation.go({ url: 'stylist/42' });
    navigation.back();
    expect(send.mock.calls.map(([message]) => message)).toEqual([
      { type: 'navigation', link: 'productdetail/7', replace: false },
      { type: 'navigation', link: 'stylist/42', replace: false },
      { type: 'back' },
    ]);
    expect(navigate).not.toHaveBeenCalled();
  });
});
