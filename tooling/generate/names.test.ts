import { expect, test } from 'vitest';
import { filled, namesOf } from './names.ts';

test.each([
  ['countDown', 'CountDown', 'count-down'],
  ['OOTD', 'OOTD', 'ootd'],
  ['spacer_s', 'Spacer_s', 'spacer-s'],
  ['wishlist', 'Wishlist', 'wishlist'],
])('%s is written %s and %s', (given, Name, kebab) => {
  expect(namesOf(given)).toEqual({ name: given, Name, kebab });
});

test.each(['', 'a', '9lives', 'two words', '../etc', 'naïve'])('%s is no name', (given) => {
  expect(() => namesOf(given)).toThrow('is no name');
});

test('a template gets the names in every place', () => {
  expect(filled('__name__/__Name__/__kebab__/__name__', namesOf('flashSale'))).toBe(
    'flashSale/FlashSale/flash-sale/flashSale',
  );
});
