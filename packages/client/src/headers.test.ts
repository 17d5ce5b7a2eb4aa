import { expect, test } from 'vitest';
import { baseHeaders, type PlatformName, sessionHeader } from './headers.ts';

test.each<[PlatformName | undefined, string]>([
  ['minip', 'mini-session-key'],
  ['ttmp', 'mini-session-key'],
  ['alimp', 'mini-session-key'],
  ['ios', 'portal-session-key'],
  ['android', 'portal-session-key'],
  ['web', 'portal-session-key'],
  ['wechat', 'session-key'],
  [undefined, 'session-key'],
])('on %s the session travels as %s', (platform, header) => {
  expect(sessionHeader(platform)).toBe(header);
});

test('a guest without a session sends no session header', () => {
  expect(Object.keys(baseHeaders({}, 'web', 'r')).join()).not.toContain('session');
});
