import { expect, test } from 'vitest';
import { genderOf, homePageId } from './rules.ts';

test.each([
  [{}, 'home-women'],
  [{ gender: 'men' }, 'home-men'],
  [{ gender: 'kids' }, 'home-kids'],
  [{ gender: 'cats' }, 'home-women'],
])('%j opens on %s', (params, id) => {
  expect(homePageId(genderOf(params))).toBe(id);
});
