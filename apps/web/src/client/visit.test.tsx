import { createTestPlatform } from '@vitrine/platform/testing';
import { expect, test } from 'vitest';
import { currentVisit } from './visit.ts';

const device = () => createTestPlatform().storage;

test('where a visit came from is remembered until another page says otherwise', () => {
  const storage = device();
  currentVisit('?utm_source=letter&affCid=a1', storage);
  expect(currentVisit('', storage).visit).toMatchObject({
    utm: { utmSource: 'letter' },
    affCid: 'a1',
  });
  expect(currentVisit('?utmSource=poster', storage).visit.utm).toEqual({ utmSource: 'poster' });
  expect(currentVisit('', storage).visit.affCid).toBeUndefined();
});

test('all pages of a visit share one correlation id: the one it was given, or one of its own', () => {
  const storage = device();
  const { correlationId } = currentVisit('', storage);
  expect(correlationId).toMatch(/^[\da-f-]{36}$/);
  expect(currentVisit('', storage).correlationId).toBe(correlationId);
  expect(currentVisit('?correlationId=theirs', storage).correlationId).toBe('theirs');
  expect(currentVisit('', storage).correlationId).toBe('theirs');
});

test('a device that has kept something else is none the worse', () => {
  const storage = device();
  storage.session.set('visitOrigin', '{');
  expect(currentVisit('', storage).visit.utm).toEqual({});
});
