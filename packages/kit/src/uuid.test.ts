import { expect, test } from 'vitest';
import { newUuid } from './uuid.ts';

const FORM = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test.each([0, 0.5, 0.999_999])('has its form whatever chance says (%f)', (chance) => {
  expect(newUuid(() => chance)).toMatch(FORM);
});

test('no two are alike', () => {
  expect(new Set(Array.from({ length: 1000 }, () => newUuid())).size).toBe(1000);
});
