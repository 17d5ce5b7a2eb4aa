import { describe, expect, test } from 'vitest';
import { buildContentQuery, isContentId } from './content-query.ts';

const plain = { codes: 'spring', 'target-language': 'zh-CN' };

describe('buildContentQuery', () => {
  test.each([
    [{}, plain],
    [{ env: 'qa' }, { ...plain, 'environment-code': 'qa' }],
    [{ env: '../x' }, plain],
    [{ language: 'en' }, { ...plain, 'target-language': 'en-US' }],
    [{ language: 'fr' }, plain],
    [{ benefits: 'vip, gold,,$' }, { ...plain, 'target-benefits': 'vip,gold' }],
    [{ benefits: '$' }, plain],
    [
      { gender: 'men', country: 'hk' },
      { ...plain, 'target-gender': 'men', 'target-country': 'HK' },
    ],
    [{ gender: 'dogs', country: 'China' }, plain],
    [{ utm_source: 'letter', token: 'secret' }, plain],
  ])('maps the page query %o', (query, expected) =>
    expect(buildContentQuery('spring', query, 'zh-CN')).toEqual(expected),
  );
});

test.each([
  ['spring', true],
  ['home-women', true],
  ['', false],
  ['a b', false],
  ['-x', false],
  ['x'.repeat(65), false],
])('accepts "%s" as a content id: %s', (id, isValid) => expect(isContentId(id)).toBe(isValid));
