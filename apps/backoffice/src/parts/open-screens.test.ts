import { expect, test } from 'vitest';
import { matchesScreen } from './open-screens.ts';

test.each([
  ['/orders', '/orders', true],
  ['/orders', '/orders?status=paid', true],
  ['/orders', '/orders/7', false],
  ['/orders/:id', '/orders/7', true],
  ['/orders/:id', '/orders/', false],
  ['/pages/:space/:code/edit', '/pages/mall/spring/edit', true],
])('the screen %s is that of %s: %s', (path, href, expected) => {
  expect(matchesScreen(path, href)).toBe(expected);
});
