import { expect, test } from 'vitest';
import { newUuid } from './uuid.ts';

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test.each([0, 0.5, 0.999_999])('is a version 4 UUID when random() is %f', (random) => {
  expect(newUuid(() => random)).toMatch(UUID_V4);
});

test('creates distinct ids', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newUuid())).size).toBe(1000);
});
