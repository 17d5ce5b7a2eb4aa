import { PLATFORM_NAMES } from '@vitrine/platform';
import { expect, test } from 'vitest';
import { dockOf, invitesHere } from './dock.ts';

test.each([
  [false, false, 'top'],
  [true, false, 'bottom'],
  [false, true, undefined],
  [true, true, undefined],
])('stickyBottom %s, inPage %s: kept at %s', (stickyBottom, inPage, edge) => {
  expect(dockOf({ stickyBottom, inPage }, false, 64)?.edge).toBe(edge);
});

test('a bar may wait for the first screen to be scrolled past', () => {
  const fields = { stickyBottom: false, inPage: false };
  expect(dockOf(fields, true, 64)).toEqual({ edge: 'top', height: 64, afterFirstScreen: true });
});

test('bars about the app are for browsers only', () => {
  expect(PLATFORM_NAMES.filter((name) => invitesHere({ name }))).toEqual(['wechat', 'web']);
  expect(invitesHere(undefined)).toBe(false);
});
