import { expect, test } from 'vitest';
import { fillTemplate, toNames } from './names.ts';

test.each([
  ['countDown', 'CountDown', 'count-down'],
  ['OOTD', 'OOTD', 'ootd'],
  ['spacer_s', 'Spacer_s', 'spacer-s'],
  ['wishlist', 'Wishlist', 'wishlist'],
])('%s is spelled %s and %s', (input, Name, kebab) => {
  expect(toNames(input)).toEqual({ name: input, Name, kebab });
});

test.each(['', 'a', '9lives', 'two words', '../etc', 'naïve'])('rejects %s', (input) => {
  expect(() => toNames(input)).toThrow('is no name');
});

test('replaces every placeholder of a template', () => {
  expect(fillTemplate('__name__/__Name__/__kebab__/__name__', toNames('flashSale'))).toBe(
    'flashSale/FlashSale/flash-sale/flashSale',
  );
});
