import { expect, test } from 'vitest';
import { buildBaseHeaders, type ClientPlatform, sessionHeaderName } from './headers.ts';

test.each<[ClientPlatform | undefined, string]>([
  ['minip', 'mini-session-key'],
  ['ttmp', 'mini-session-key'],
  ['alimp', 'mini-session-key'],
  ['ios', 'portal-session-key'],
  ['android', 'portal-session-key'],
  ['harmony', 'portal-session-key'],
  ['web', 'portal-session-key'],
  ['wechat', 'session-key'],
  [undefined, 'session-key'],
])('on %s the session key is in the header %s', (platform, header) => {
  expect(sessionHeaderName(platform)).toBe(header);
});

test('sends no session header without a session', () => {
  expect(Object.keys(buildBaseHeaders({}, 'web', 'r')).join()).not.toContain('session');
});
