import { fakeApi } from '@vitrine/client/testing';
import { createTestPlatform } from '@vitrine/platform/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { startMessagingLogin, takeLoginCode } from './oauth.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const openPage = (query: string) => window.history.replaceState(null, '', `/user/login?${query}`);

test('returns a code once, when its state matches', async () => {
  const { storage } = createTestPlatform();
  const getSignature = vi.fn(async () => {
    throw new Error('offline');
  });
  expect(await startMessagingLogin(fakeApi({ getSignature }), storage)).toBe(false);
  const [{ query }] = getSignature.mock.calls[0] as unknown as [{ query: { state: string } }];
  openPage(`code=c1&state=${query.state}`);
  expect(takeLoginCode(storage)).toBe('c1');
  expect(takeLoginCode(storage)).toBeUndefined();
});

test('ignores a code with another state', () => {
  const { storage } = createTestPlatform();
  openPage('code=c1&state=theirs');
  expect(takeLoginCode(storage)).toBeUndefined();
  openPage('code=c1');
  expect(takeLoginCode(storage)).toBeUndefined();
});
