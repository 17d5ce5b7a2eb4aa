import { expect, test } from 'vitest';
import { parseGender } from './gender.ts';

test.each([
  [{ gender: 'kids' }, 'kids'],
  [{ gender: 'cats' }, 'men'],
  [{}, 'men'],
])('reads from the query %j the gender %s', (query, gender) => {
  expect(parseGender(query, 'men')).toBe(gender);
});

test('ignores an unknown gender', () => {
  expect(parseGender({ gender: 'cats' }, 'kids')).toBe('kids');
  expect(parseGender({ gender: 'cats' })).toBe('women');
});
