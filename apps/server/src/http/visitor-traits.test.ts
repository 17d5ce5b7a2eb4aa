import { expect, test } from 'vitest';
import { createTraits, getArm, NO_TRAITS, parseTraits } from './visitor-traits.ts';

const arms = [
  { testId: '12', page: 'spring', arm: 'b' },
  { testId: '13', page: 'home-women', arm: 'a' },
] as const;

test('writes what a visitor sees differently as text, and reads it again', () => {
  const traits = createTraits({ platform: 'minip', visitor: 'returning', arms });
  expect(traits.text).toBe(
    'platform=minip visitor=returning test=12.spring.b test=13.home-women.a',
  );
  expect(parseTraits(traits.text)).toEqual(traits);
  expect(NO_TRAITS.text).toBe('');
  expect(parseTraits('')).toEqual(NO_TRAITS);
});

test.each(['platform=fridge', 'visitor=old', 'test=12', 'test=12.spring.c', 'nonsense', '='])(
  'reads nothing from %j',
  (text) => expect(parseTraits(text)).toEqual(NO_TRAITS),
);

test('knows the arm of each tested page', () => {
  const traits = createTraits({ platform: undefined, visitor: undefined, arms });
  expect(['spring', 'home-women', 'summer'].map((page) => getArm(traits, page))).toEqual([
    'b',
    'a',
    undefined,
  ]);
});
