import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bridge } from '../ports/bridge.ts';
import { createWebNavigation } from './web-navigation.ts';

const navigate = vi.fn();
const send = vi.fn();
const bridge = (isPresent: boolean): Bridge => ({ isPresent, send, listen: () => () => undefined });
const make = (inApp: boolean, isFirst = false) =>
  createWebNavigation({
    language: 'en-US',
    navigate,
    bridge: bridge(inApp),
    isFirst: () => isFirst,
  });
const coat = { route: 'product', params: { id: '7' } } as const;

beforeEach(() => {
  navigate.mockClear();
  send.mockClear();
});

describe('in a browser', () => {
  test('a screen is shown without loading a document, in the language spoken', () => {
    make(false).go(coat, { replace: true });
    expect(navigate).toHaveBeenCalledWith('/en/product/detail/7', {
      replace: true,
      keepScroll: false,
    });
  });

  test('a change of query may keep its place on the page', () => {
    make(false).go({ route: 'list', query: { sort: 'newest' } }, { keepScroll: true });
    expect(navigate).toHaveBeenCalledWith('/en/product/list?sort=newest', {
      replace: false,
      keepScroll: true,
    });
  });

  test('an address that names a screen is that screen', () => {
    make(false).go({ url: '/pages/product/detail/index?productId=7' });
    expect(navigate).toHaveBeenCalledWith('/en/product/detail/7', {
      replace: false,
      keepScroll: false,
    });
  });

  test.each([
    [false, 'assign'],
    [true, 'replace'],
  ] as const)('any other address is left for (replace: %s)', (replace, method) => {
    const leave = vi.spyOn(window.location, method).mockImplementation(() => undefined);
    make(false).go({ url: 'https://example.com/' }, { replace });
    expect(leave).toHaveBeenCalledWith('https://example.com/');
    expect(navigate).not.toHaveBeenCalled();
    leave.mockRestore();
  });

  test('back is a step in the history', () => {
    const back = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    make(false).back(2);
    expect(back).toHaveBeenCalledWith(-2);
    expect(navigate).not.toHaveBeenCalled();
    back.mockRestore();
  });

  test('back leads home from where the tab began', () => {
    make(false, true).back();
    expect(navigate).toHaveBeenCalledWith('/en', { replace: true, keepScroll: false });
  });
});

describe('inside the app every step is a message', () => {
  test('to a screen, to another address, and back', () => {
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
