import { PLATFORM_NAMES } from '@vitrine/platform';
import { expect, test } from 'vitest';
import { canHostInviteToApp, getAppBarDock } from './app-bar.ts';

test.each([
  [false, false, 'top'],
  [true, false, 'bottom'],
  [false, true, undefined],
  [true, true, undefined],
])('docks an app bar with stickyBottom %s and inPage %s at: %s', (stickyBottom, inPage, edge) => {
  expect(getAppBarDock({ stickyBottom, inPage }, false, 64)?.edge).toBe(edge);
});

test('docks an app bar only after the first screen when asked to', () => {
  const fields = { stickyBottom: false, inPage: false };
  expect(getAppBarDock(fields, true, 64)).toEqual({
    edge: 'top',
    height: 64,
    afterFirstScreen: true,
  });
});

test('shows app bars in browsers only', () => {
  expect(PLATFORM_NAMES.filter((name) => canHostInviteToApp({ name }))).toEqual(['wechat', 'web']);
  expect(canHostInviteToApp(undefined)).toBe(false);
});
