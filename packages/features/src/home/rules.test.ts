import { expect, test } from 'vitest';
import { genderOf, homePageId } from './rules.ts';

test.each([
  ['men', 'women', 'men'],
  ['kids', 'women', 'kids'],
  [undefined, 'women', 'women'],
  [undefined, 'kids', 'kids'],
  ['dogs', 'women', 'women'],
] as const)('named %s and liking %s one sees %s', (named, preferred, expected) => {
  expect(genderOf(named, preferred)).toBe(expected);
});

test('each home is a content page', () => expect(homePageId('men')).toBe('home-men'));
