import { expect, test } from 'vitest';
import { parseGender } from '../../../shared/gender/gender.ts';
import { getHomePageId } from './rules.ts';

test('the configuration names the home page of a gender', () => {
  expect(getHomePageId('men', { homeContent: { men: 'home-winter' } })).toBe('home-winter');
  expect(getHomePageId('kids', { homeContent: { men: 'home-winter' } })).toBe('home-kids');
});

test.each([
  [{}, 'home-women'],
  [{ gender: 'men' }, 'home-men'],
  [{ gender: 'kids' }, 'home-kids'],
  [{ gender: 'cats' }, 'home-women'],
])('%j opens the content page %s', (params, id) => {
  expect(getHomePageId(parseGender(params))).toBe(id);
});
