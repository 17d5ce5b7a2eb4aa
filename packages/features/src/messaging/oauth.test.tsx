import { fakeApi } from '@vitrine/client/testing';
import { createTestPlatform } from '@vitrine/platform/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { askMessaging, takeCode } from './oauth.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const comeBack = (query: string) => window.history.replaceState(null, '', `/user/login?${query}`);

test('a code is taken by the page that asked for it, and once', async () => {
  const { storage } = createTestPlatform();
  const asked = vi.fn(async () => {
    throw new Error('offline');
  });
  expect(await askMessaging(fakeApi({ getSignature: asked }), storage)).toBe(false);
  const [{ query }] = asked.mock.calls[0] as unknown as [{ query: { state: string } }];
  comeBack(`code=c1&state=${query.state}`);
  expect(takeCode(storage)).toBe('c1');
  expect(takeCode(storage)).toBeUndefined();
});

test('a code that somebody else has asked for is left alone', () => {
  const { storage } = createTestPlatform();
  comeBack('code=c1&state=theirs');
  expect(takeCode(storage)).toBeUndefined();
  comeBack('code=c1');
  expect(takeCode(storage)).toBeUndefined();
});
