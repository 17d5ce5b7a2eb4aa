import { createTestPlatform } from '@vitrine/platform/testing';
import { expect, test } from 'vitest';
import { readLanding } from './landing.ts';

const createStorage = () => createTestPlatform().storage;

test('keeps the origin until another URL names one', () => {
  const storage = createStorage();
  readLanding('?utm_source=letter&affCid=a1', storage);
  expect(readLanding('', storage).landingParams).toMatchObject({
    utm: { utmSource: 'letter' },
    affCid: 'a1',
  });
  expect(readLanding('?utmSource=poster', storage).landingParams.utm).toEqual({
    utmSource: 'poster',
  });
  expect(readLanding('', storage).landingParams.affCid).toBeUndefined();
});

test('keeps one correlation id per session: from the URL, or a new one', () => {
  const storage = createStorage();
  const { correlationId } = readLanding('', storage);
  expect(correlationId).toMatch(/^[\da-f-]{36}$/);
  expect(readLanding('', storage).correlationId).toBe(correlationId);
  expect(readLanding('?correlationId=theirs', storage).correlationId).toBe('theirs');
  expect(readLanding('', storage).correlationId).toBe('theirs');
});

test('ignores an invalid stored origin', () => {
  const storage = createStorage();
  storage.session.set('visitOrigin', '{');
  expect(readLanding('', storage).landingParams.utm).toEqual({});
});
